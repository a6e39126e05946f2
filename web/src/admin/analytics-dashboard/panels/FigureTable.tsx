import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

type FigureTableProps = {
  /** What is counted, for those who do not see the heading above. */
  caption: string;
  heads: readonly string[];
  /** The first cell names what the others count. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** How large each row's part is, from 0 to 1: drawn below its name. */
  parts?: readonly number[];
};

/** Figures in rows. */
export function FigureTable({ caption, heads, rows, parts }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }, row) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {parts && <Bar part={parts[row] ?? 0} />}
            </th>
            {figures.map((figure, place) => (
              <td key={heads[place + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ part }: { part: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true" width="100%" height="6">
      <rect width="100%" height="6" rx="3" className={styles.ground} />
      {part > 0 && <rect width={`${Math.max(1, part * 100)}%`} height="6" rx="3" className={styles.part} />}
    </svg>
  );
}
