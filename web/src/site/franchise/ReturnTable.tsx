import type { ReturnIllustration } from '@apoti/contract/lib/illustrate-return';
import { naira } from '@apoti/contract/lib/naira';
import styles from './Calculator.module.css';

/** The chart's figures, to be read. */
export function ReturnTable({ rows }: Pick<ReturnIllustration, 'rows'>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The illustrated return, year by year</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Return</th>
          <th scope="col">Together</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, earned, together }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{naira(earned)}</td>
            <td>{naira(together)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
