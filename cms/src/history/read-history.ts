import {
  firstGroups,
  HISTORY_CHANGES,
  HISTORY_GROUPS,
  HISTORY_TOTAL,
  HISTORY_VALUE,
  isWithin,
  MAX_RUN,
  netChanges,
  type Change,
  type HistoryChange,
  type HistoryGroup,
  type HistoryQuery,
  type HistoryReply,
} from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { findChanges, findSaves, type StoredSave } from './logged-saves';
import { entriesOf, shapeOfKind } from './shapes';

/** The change log as people read it: runs of saves, the newest first, of bounded size. */
export async function readHistory(strapi: Strapi, query: HistoryQuery): Promise<HistoryReply> {
  const { kind, item, before } = query;
  const subject = entriesOf(kind) ? item : undefined;
  const saves = await findSaves(strapi, { kind, subject, before }, MAX_RUN);
  const { groups, end } = firstGroups(saves, HISTORY_GROUPS);
  const changes = await findChanges(
    strapi,
    groups.flat().map(({ number }) => number),
  );
  const shape = shapeOfKind(kind);
  const place = placeOf(query);
  const room = { left: HISTORY_TOTAL };
  const told = groups.flatMap((group) => {
    const made = [...group].reverse().flatMap(({ number }) => changes.get(number) ?? []);
    const net = netChanges(shape, made).filter(({ path }) => isWithin(path, place) || isWithin(place, path));
    return net.length === 0 ? [] : tell(group, net, room);
  });
  const rest = saves.length === MAX_RUN ? saves.at(-1)?.number : undefined;
  return { groups: told, next: end ?? rest ?? null };
}

/** Where the question looks: of the team, which is one list, a member is a place. */
function placeOf({ kind, item, path }: HistoryQuery): string[] {
  const below = path === undefined || path === '' ? [] : path.split('/');
  return kind === 'team' && item !== undefined ? [`#${item}`, ...below] : below;
}

function tell(group: readonly StoredSave[], net: readonly Change[], room: { left: number }): HistoryGroup[] {
  const [last, first] = [group[0], group.at(-1)];
  if (!last || !first) return [];
  return [
    {
      from: first.number,
      change: last.number,
      who: last.who,
      door: last.door,
      first: new Date(first.at).toISOString(),
      last: new Date(last.at).toISOString(),
      item: last.subject,
      changes: net.slice(0, HISTORY_CHANGES).map((change) => within(change, room)),
      more: Math.max(0, net.length - HISTORY_CHANGES),
    },
  ];
}

/** A change whose values are told as long as they are not too long, by themselves or for the whole answer. */
function within(change: Change, room: { left: number }): HistoryChange {
  const length = JSON.stringify(change).length;
  if (length > HISTORY_VALUE || length > room.left) return { path: change.path, long: true };
  room.left -= length;
  return change;
}
