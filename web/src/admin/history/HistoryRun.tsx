import type { HistoryGroup } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { canComeBack, ChangedPlace } from './ChangedPlace';
import { doorText } from './door-text';
import { isFirstContent } from './first-content';
import styles from './HistoryRun.module.css';
import { RunTime } from './RunTime';
import type { Teller } from './teller';
import { historyTexts } from './texts';
import { runText, toldPlaces, type ToldPlace } from './told-places';

type HistoryRunProps = {
  teller: Teller;
  group: HistoryGroup;
  busy: boolean;
  /** Null: everything that the run changed. */
  onRestore: (places: readonly ToldPlace[] | null) => void;
};

/** One run of saves in a line; opened, every changed place with what it held. */
export function HistoryRun({ teller, group, busy, onRestore }: HistoryRunProps) {
  const places = toldPlaces(group);
  const { who, door, more } = group;
  // What a program did, such as the first content, is taken back place by place only: all of it would be all there is.
  const isWhole = door !== 'system' && (places.length > 1 || more > 0) && places.every(canComeBack);
  return (
    <li>
      <details className={styles.run}>
        <summary>
          <span className={styles.who}>
            <strong>{who}</strong>
            <RunTime first={group.first} last={group.last} />
          </span>
          <span className={styles.did}>
            {isFirstContent(group) && group.item === '' ? historyTexts.first : runText(teller, group, places)}
            {doorText(door) !== '' && <em> {doorText(door)}</em>}
          </span>
        </summary>
        <ul className={styles.places}>
          {places.map((told) => (
            <ChangedPlace
              key={told.change.path.join('/')}
              teller={teller}
              group={group}
              told={told}
              busy={busy}
              onRestore={() => onRestore([told])}
            />
          ))}
        </ul>
        {more > 0 && <p className={styles.soft}>and {more} more</p>}
        {isWhole && (
          <div className={styles.all}>
            <Button look="secondary" busy={busy} onClick={() => onRestore(null)}>
              Restore all of this
            </Button>
          </div>
        )}
      </details>
    </li>
  );
}
