import { useId, useState, type ReactNode } from 'react';
import { FiBarChart2, FiGrid } from 'react-icons/fi';
import { ScrollArea } from '../../../shared/ui/ScrollArea';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  /** One line below the title. */
  note?: string | null;
  /** Takes the whole width. */
  wide?: boolean;
  /** Nothing was counted: said in place of the rest. */
  isEmpty: boolean;
  /** Said after that: what would have to be for something to be counted. */
  whyEmpty?: string;
  /** Drawn for the eye; who prefers it, and who does not see, has the table. */
  chart?: ReactNode;
  table: ReactNode;
};

/** One part of the figures, under its name: a chart with its table, or a table alone. */
export function Panel({ title, note = null, wide = false, isEmpty, whyEmpty = '', chart, table }: PanelProps) {
  const [showsTable, setShowsTable] = useState(false);
  const id = useId();
  const Icon = showsTable ? FiBarChart2 : FiGrid;
  const showsChart = chart !== undefined && !showsTable;
  return (
    <section className={`${styles.panel} ${wide ? styles.wide : ''}`} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note !== null && !isEmpty && <p>{note}</p>}
        </div>
        {chart !== undefined && !isEmpty && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={showsTable}
            aria-label={`Show as table: ${title}`}
            onClick={() => setShowsTable(!showsTable)}
          >
            <Icon aria-hidden="true" /> Table
          </button>
        )}
      </header>
      {isEmpty && <p className={styles.empty}>Nothing was counted in this period. {whyEmpty}</p>}
      {!isEmpty && showsChart && chart}
      {!isEmpty && showsChart && <div className="visually-hidden">{table}</div>}
      {!isEmpty && !showsChart && <ScrollArea label={`${title}, table`}>{table}</ScrollArea>}
    </section>
  );
}
