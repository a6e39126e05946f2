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

/**
 * Figures in rows. Several of them have no room beside their name on a phone, where they stand below it: no longer laid out as a
 * table, which some browsers would then not tell as one but for the roles.
 */
export function FigureTable({ caption, heads, rows, parts }: FigureTableProps) {
  const style: Record<string, number> = { '--figures': heads.length - 1 };
  return (
    <table role="table" className={styles.table} style={style} data-stacks={heads.length > 2 ? '' : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [name, ...figures] }, row) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
              {parts && <Bar part={parts[row] ?? 0} />}
            </th>
            {figures.map((figure, place) => (
              <td key={heads[place + 1]} role="cell">
                {figure}
              </td>
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
