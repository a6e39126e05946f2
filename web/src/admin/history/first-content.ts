import { FIRST_CONTENT } from '@apoti/contract/constants/business';
import type { HistoryGroup } from '@apoti/contract';

/** Whether a run is what the site began with: everything there was, which is no news to anybody. */
export function isFirstContent({ who, door }: Pick<HistoryGroup, 'who' | 'door'>): boolean {
  return door === 'system' && who === FIRST_CONTENT;
}

/** A run, or all the entries that the site began with. */
export type Row = { runs: readonly HistoryGroup[]; isFirst: boolean };

/** The runs in their order; several entries of the first content are one row, where the first of them was. */
export function toRows(groups: readonly HistoryGroup[]): Row[] {
  const first = groups.filter((group) => isFirstContent(group));
  if (first.length < 2) return groups.map((group) => ({ runs: [group], isFirst: false }));
  return groups.flatMap((group): Row[] => {
    if (!first.includes(group)) return [{ runs: [group], isFirst: false }];
    return group === first[0] ? [{ runs: first, isFirst: true }] : [];
  });
}
