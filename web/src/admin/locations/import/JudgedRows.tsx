import { rowOutcomes, type JudgedRow } from '@apoti/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { outcomeTitles } from './import-texts';
import styles from './ImportLocations.module.css';

/** Rows that are shown at first, and more at a time. */
const STEP = 50;
/** What needs a person comes first. */
const order: readonly JudgedRow['outcome'][] = ['wrong', 'changed', 'new', 'unchanged'];

/** The rows of a checked file by what becomes of them, each with its number. */
export function JudgedRows({ rows }: { rows: readonly JudgedRow[] }) {
  return order
    .filter((outcome) => rowOutcomes.includes(outcome) && rows.some((row) => row.outcome === outcome))
    .map((outcome) => <RowsOf key={outcome} outcome={outcome} rows={rows.filter((row) => row.outcome === outcome)} />);
}

function RowsOf({ outcome, rows }: { outcome: JudgedRow['outcome']; rows: readonly JudgedRow[] }) {
  const [most, setMost] = useState(STEP);
  const title = outcomeTitles[outcome](rows.length);
  const list = (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, most).map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ul>
      {rows.length > most && (
        <Button look="secondary" onClick={() => setMost(most + STEP)}>
          Show more ({(rows.length - most).toLocaleString('en')})
        </Button>
      )}
    </>
  );
  return (
    <section className={styles.part} data-outcome={outcome} aria-label={title}>
      <h2>{title}</h2>
      {outcome === 'unchanged' ? (
        <details>
          <summary>Show them</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}

function Row({ row: { row, name, outcome, changes, issues } }: { row: JudgedRow }) {
  return (
    <li>
      <p className={styles.which}>
        <span>Row {row}</span> <strong>{name === '' ? 'Without a name' : name}</strong>
      </p>
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <div key={change.field}>
              <dt>{change.field}</dt>
              <dd>
                {outcome === 'changed' && (
                  <>
                    <del>{change.old === '' ? '(empty)' : change.old}</del>
                    <span className="visually-hidden"> becomes </span>
                    <span aria-hidden="true">→</span>
                  </>
                )}
                <ins>{change.new === '' ? '(empty)' : change.new}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
