import type { HistoryGroup } from '@apoti/contract';
import { useHistory } from '../../shared/api/history';
import { agoText, momentText } from '../../shared/lib/moment-text';
import { useNow } from '../../shared/lib/use-now';
import { Button } from '../../shared/ui/Button';
import type { ListProps } from './ChangeList';
import { doorText } from './door-text';
import { HistoryPages } from './HistoryPages';
import styles from './HistoryPanel.module.css';
import { historyTexts } from './texts';
import { toldPlaces, toldText } from './told-places';

/** What was deleted and is not back: who deleted it and when, and the button that brings it back whole. */
export function DeletedList({ history, teller, busy, onWish, onPages }: ListProps) {
  const pages = useHistory(history, 'deleted');
  return (
    <HistoryPages pages={pages} onPages={onPages} empty={historyTexts.noneDeleted}>
      {(groups) =>
        groups.length > 0 && (
          <ul className={styles.runs}>
            {groups.flatMap((group) =>
              toldPlaces(group).map((told) => {
                const name = toldText(teller, group, told);
                const { from, change } = group;
                return (
                  <li key={`${change}-${group.item}-${told.change.path.join('/')}`} className={styles.deleted}>
                    <h3>{name}</h3>
                    <DeletedBy group={group} />
                    <Button
                      look="secondary"
                      busy={busy}
                      aria-label={`Bring back: ${name}`}
                      onClick={() => onWish({ from, change, text: name, paths: told.paths, touched: told.paths })}
                    >
                      Bring back
                    </Button>
                  </li>
                );
              }),
            )}
          </ul>
        )
      }
    </HistoryPages>
  );
}

function DeletedBy({ group: { who, door, last } }: { group: HistoryGroup }) {
  const now = useNow();
  const time = Date.parse(last);
  return (
    <p>
      Deleted by <strong>{who}</strong> on <time dateTime={last}>{momentText(time)}</time>
      {now !== null && agoText(time, now) !== momentText(time) && ` (${agoText(time, now)})`}
      {doorText(door) !== '' && ` ${doorText(door)}`}
    </p>
  );
}
