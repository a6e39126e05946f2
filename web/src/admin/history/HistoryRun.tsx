import type { HistoryGroup } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { useNow } from '../../shared/lib/use-now';
import { agoText, momentText } from '../../shared/lib/moment-text';
import { canComeBack, ChangedPlace } from './ChangedPlace';
import { doorText } from './door-text';
import styles from './HistoryRun.module.css';
import { clockText } from './moments';
import type { Teller } from './teller';
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
            <RunTime group={group} />
          </span>
          <span className={styles.did}>
            {runText(teller, group, places)}
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

function RunTime({ group: { first, last } }: { group: HistoryGroup }) {
  const now = useNow();
  const time = Date.parse(last);
  return (
    <time dateTime={last} title={momentText(time)}>
      {clockText(first, last)}
      {now !== null && now - time < DAY_MS && `, ${agoText(time, now)}`}
    </time>
  );
}

/** Older than this, the day above says enough. */
const DAY_MS = 86_400_000;
