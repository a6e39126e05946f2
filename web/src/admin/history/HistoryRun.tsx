import type { Door, HistoryChange, HistoryGroup } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { Come, Gone, MarkedWords } from './MarkedWords';
import { changeText, deedOf, runText, timeText, toldChanges, valueOf, type Spoken } from './history-words';
import styles from './HistoryPanel.module.css';

const doorTexts: Record<Door, string> = {
  'back-office': '',
  wire: 'through another program',
  panel: 'in Strapi’s panel',
  system: '',
};

type HistoryRunProps<T> = {
  spoken: Spoken<T>;
  group: HistoryGroup;
  busy: boolean;
  /** Null: everything that the run changed. */
  onRestore: (changes: readonly HistoryChange[] | null) => void;
};

/** One run of saves in a line; opened, every changed place with what it held. */
export function HistoryRun<T>({ spoken, group, busy, onRestore }: HistoryRunProps<T>) {
  const changes = toldChanges(group);
  const { who, door, last, more } = group;
  return (
    <li>
      <details className={styles.run}>
        <summary>
          <time dateTime={last}>{timeText(last)}</time>
          <span>
            <strong>{who}</strong> {runText(spoken, changes)}
            {doorTexts[door] !== '' && <em className={styles.door}> {doorTexts[door]}</em>}
          </span>
        </summary>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <ChangedPlace
              key={change.path.join('/')}
              spoken={spoken}
              change={change}
              busy={busy}
              onRestore={() => onRestore([change])}
            />
          ))}
        </ul>
        {more > 0 && <p className={styles.more}>and {more} more</p>}
        {(changes.length > 1 || more > 0) && (
          <Button look="secondary" busy={busy} onClick={() => onRestore(null)}>
            Restore all of this
          </Button>
        )}
      </details>
    </li>
  );
}

const restoreTexts = { changed: 'Restore this field', deleted: 'Bring back', added: 'Take away again' };

type ChangedPlaceProps<T> = { spoken: Spoken<T>; change: HistoryChange; busy: boolean; onRestore: () => void };

function ChangedPlace<T>({ spoken, change, busy, onRestore }: ChangedPlaceProps<T>) {
  const place = changeText(spoken, change);
  const deed = deedOf(change);
  return (
    <li className={styles.place}>
      <h4>{place}</h4>
      {deed === 'changed' ? (
        <p className={styles.text}>
          <ChangedValue spoken={spoken} change={change} />
        </p>
      ) : (
        <p className={styles.deed}>{deed === 'deleted' ? 'was deleted' : 'was added'}</p>
      )}
      <Button look="quiet" busy={busy} aria-label={`${restoreTexts[deed]}: ${place}`} onClick={onRestore}>
        {restoreTexts[deed]}
      </Button>
    </li>
  );
}

function ChangedValue<T>({ spoken, change }: { spoken: Spoken<T>; change: HistoryChange }) {
  const { path, old, new: next, long } = change;
  if (long === true) return <>It is too long to be shown here.</>;
  const [before, after] = [valueOf(spoken, path, old), valueOf(spoken, path, next)];
  if (typeof old === 'string' && typeof next === 'string' && old !== '' && next !== '') {
    return <MarkedWords before={before} after={after} />;
  }
  return (
    <>
      <Gone text={before} /> <Come text={after} />
    </>
  );
}
