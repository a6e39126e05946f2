import type { Conflict, Content, Json } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import styles from './content.module.css';
import { labelOfPath } from './label-of-path';

type ConflictPanelProps = {
  conflicts: Conflict[];
  content: Content;
  onChoose: (path: readonly string[], choice: 'mine' | 'theirs') => void;
};

function show(value: Json | undefined): string {
  if (value === undefined) return '(not there)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Fields that somebody else changed as well: both values side by side, and a choice for each (A6). */
export function ConflictPanel({ conflicts, content, onChoose }: ConflictPanelProps) {
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby="conflicts" role="alert">
      <h2 id="conflicts">Somebody else changed the same {conflicts.length === 1 ? 'field' : 'fields'}</h2>
      <p>Nothing is lost: choose which value stays. It is saved as soon as you have chosen.</p>
      {conflicts.map((conflict) => {
        const label = labelOfPath(conflict.path, content);
        return (
          <fieldset key={conflict.path.join('/')}>
            <legend>{label}</legend>
            <div className={styles.sides}>
              <div>
                <h3>Mine</h3>
                <p>{show(conflict.mine)}</p>
                <Button look="secondary" onClick={() => onChoose(conflict.path, 'mine')}>
                  Keep mine<span className="visually-hidden"> for {label}</span>
                </Button>
              </div>
              <div>
                <h3>Theirs</h3>
                <p>{show(conflict.theirs)}</p>
                <Button look="secondary" onClick={() => onChoose(conflict.path, 'theirs')}>
                  Take theirs<span className="visually-hidden"> for {label}</span>
                </Button>
              </div>
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
