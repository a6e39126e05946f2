import type { HistoryGroup } from '@apoti/contract';
import { useHistory, type HistoryOf } from '../../shared/api/history';
import { toRows } from './first-content';
import { FirstContent } from './FirstContent';
import { HistoryPages } from './HistoryPages';
import styles from './HistoryPanel.module.css';
import { HistoryRun } from './HistoryRun';
import { dayName } from './moments';
import { tellersOf, type Teller } from './teller';
import { historyTexts } from './texts';
import { runText, toldPlaces, toldText, type ToldPlace } from './told-places';
import type { Wish } from './use-restore';

/** What both lists of the panel are given. */
export type ListProps = {
  history: HistoryOf;
  teller: Teller;
  busy: boolean;
  onWish: (wish: Wish) => void;
  /** Told how the list is read again. */
  onPages: (reread: () => Promise<unknown>) => void;
};

/** Every change, day by day, in runs of one person. */
export function ChangeList({ history, teller, busy, onWish, onPages }: ListProps) {
  const pages = useHistory(history, 'changes');
  const tellers = tellersOf(teller, pages.data?.flatMap(({ groups }) => groups) ?? []);
  const shown = (group: HistoryGroup) => {
    const told = tellers.get(group) ?? teller;
    return (
      <HistoryRun
        key={`${group.from}-${group.who}-${group.door}-${group.item}`}
        teller={told}
        group={group}
        busy={busy}
        onRestore={(places) => onWish({ ...wishOf(told, group, places), seen: pages.data?.[0]?.groups[0]?.change })}
      />
    );
  };
  return (
    <HistoryPages pages={pages} onPages={onPages} empty={historyTexts.none}>
      {(groups) =>
        byDay(groups.filter((group) => toldPlaces(group).length > 0)).map(({ day, groups: runs }) => (
          <section key={day} className={styles.day}>
            <h3>{day}</h3>
            <ol className={styles.runs}>
              {toRows(runs).flatMap(({ runs: within, isFirst }) =>
                isFirst
                  ? [
                      <FirstContent key="first" runs={within}>
                        <ol className={styles.runs}>{within.map(shown)}</ol>
                      </FirstContent>,
                    ]
                  : within.map(shown),
              )}
            </ol>
          </section>
        ))
      }
    </HistoryPages>
  );
}

function wishOf(teller: Teller, group: HistoryGroup, places: readonly ToldPlace[] | null): Wish {
  const { from, change } = group;
  if (places === null) {
    const text = `what ${group.who} did: ${runText(teller, group, toldPlaces(group))}`;
    return { from, change, text, touched: group.changes.map(({ path }) => path) };
  }
  const paths = places.flatMap((place) => place.paths);
  return {
    from,
    change,
    text: places.map((place) => toldText(teller, group, place)).join(', '),
    paths,
    touched: paths,
  };
}

function byDay(groups: readonly HistoryGroup[]): { day: string; groups: HistoryGroup[] }[] {
  const now = Date.now();
  const days = new Map<string, HistoryGroup[]>();
  for (const group of groups) {
    const day = dayName(group.last, now);
    days.set(day, [...(days.get(day) ?? []), group]);
  }
  return [...days].map(([day, runs]) => ({ day, groups: runs }));
}
