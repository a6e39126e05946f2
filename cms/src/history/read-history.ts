import {
  firstGroups,
  HISTORY_CHANGES,
  HISTORY_GROUPS,
  HISTORY_TOTAL,
  isDeletion,
  isWithin,
  MAX_RUN,
  netChanges,
  runChanges,
  type Change,
  type HistoryChange,
  type HistoryGroup,
  type HistoryQuery,
  type HistoryReply,
} from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { entriesNamed, type NamedEntry } from './entry-names';
import { stillGone, type Deletion } from './gone';
import { findChanges, findSaves, type SavesWanted, type StoredSave } from './logged-saves';
import { entriesOf, shapeOfKind } from './shapes';
import { shortChange, toldChange, type Room } from './told-change';

/**
 * A run of saves, the newest first, and what it did in the end at the places that are asked for; `whole` as it is taken back
 * at once, what it deleted as that was before the run.
 */
type Run = { saves: readonly StoredSave[]; made: ReadonlyMap<number, Change[]>; net: Change[]; whole: Change[] };

/** So many saves make a page of most histories. */
const FEW_SAVES = 200;

/** The change log as people read it: runs of saves, the newest first, of bounded size. */
export async function readHistory(strapi: Strapi, query: HistoryQuery): Promise<HistoryReply> {
  const { kind, item, before, deleted } = query;
  const subject = entriesOf(kind) ? item : undefined;
  const wantedSaves = { kind, subject, before };
  // Deletions are few: all that is read is looked through for them.
  const { saves, groups, end } = deleted
    ? await groupsOf(strapi, wantedSaves, { most: MAX_RUN, limit: MAX_RUN })
    : await pageOfGroups(strapi, wantedSaves);
  const runs = await readRuns(strapi, query, groups);
  const gone = await stillGone(strapi, kind, runs.flatMap(deletionsIn));
  const wanted = deleted ? onlyGone(runs, gone) : runs;
  const names = await namesOf(strapi, query, wanted);
  const room = { left: HISTORY_TOTAL };
  const rest = saves.length === MAX_RUN ? saves.at(-1)?.number : undefined;
  return {
    groups: wanted.flatMap((run) => tell(run, { names, gone, room, short: deleted !== undefined })),
    next: end ?? rest ?? null,
  };
}

type Read = { saves: StoredSave[]; groups: StoredSave[][]; end: number | null };

/** A page of groups. The few newest saves are looked at first: where they begin more groups than that, older ones change none of it. */
async function pageOfGroups(strapi: Strapi, wanted: SavesWanted): Promise<Read> {
  const soon = await groupsOf(strapi, wanted, { most: FEW_SAVES, limit: HISTORY_GROUPS });
  if (soon.end !== null || soon.saves.length < FEW_SAVES) return soon;
  return groupsOf(strapi, wanted, { most: MAX_RUN, limit: HISTORY_GROUPS });
}

async function groupsOf(
  strapi: Strapi,
  wanted: SavesWanted,
  { most, limit }: { most: number; limit: number },
): Promise<Read> {
  const saves = await findSaves(strapi, wanted, most);
  return { saves, ...firstGroups(saves, limit) };
}

async function readRuns(strapi: Strapi, query: HistoryQuery, groups: StoredSave[][]): Promise<Run[]> {
  const numbers = groups.flat().map(({ number }) => number);
  const changes = await findChanges(strapi, numbers);
  const shape = shapeOfKind(query.kind);
  const place = placeOf(query);
  return groups.flatMap((saves) => {
    const made = saves.toReversed().map(({ number }) => changes.get(number) ?? []);
    const net = runChanges(shape, made).filter(({ path }) => isWithin(path, place) || isWithin(place, path));
    return net.length === 0 ? [] : [{ saves, made: changes, net, whole: netChanges(shape, made.flat()) }];
  });
}

/** Where the question looks: of the team, which is one list, a member is a place. */
function placeOf({ kind, item, path }: HistoryQuery): string[] {
  const below = path === undefined || path === '' ? [] : path.split('/');
  return kind === 'team' && item !== undefined ? [`#${item}`, ...below] : below;
}

function deletionsIn({ saves, made, net, whole }: Run): Deletion[] {
  return net.filter(isDeletion).map((change) => {
    const isOf = (one: Change) => isDeletion(one) && isWithin(change.path, one.path);
    const last = saves.find(({ number }) => made.get(number)?.some(isOf)) ?? saves[0];
    const was = whole.find(({ path }) => path.join('/') === change.path.join('/')) ?? change;
    return { change, was, subject: last?.subject ?? '', number: last?.number ?? 0 };
  });
}

function onlyGone(runs: readonly Run[], gone: ReadonlySet<Change>): Run[] {
  return runs.flatMap((run) => {
    const left = run.net.filter((change) => gone.has(change));
    return left.length === 0 ? [] : [{ ...run, net: left }];
  });
}

async function namesOf(
  strapi: Strapi,
  { kind }: HistoryQuery,
  runs: readonly Run[],
): Promise<ReadonlyMap<string, NamedEntry>> {
  const entry = entriesOf(kind);
  if (!entry) return new Map();
  const ids = runs.flatMap(({ saves: [last] }) => (last ? [last.subject] : []));
  return entriesNamed(strapi, entry, ids);
}

type Telling = {
  names: ReadonlyMap<string, NamedEntry>;
  gone: ReadonlySet<Change>;
  room: Room;
  /** Values are told by their beginnings: nobody compares them. */
  short: boolean;
};

function tell({ saves, net }: Run, { names, gone, room, short }: Telling): HistoryGroup[] {
  const [last, first] = [saves[0], saves.at(-1)];
  if (!last || !first) return [];
  const toldOf = (change: Change): HistoryChange => ({
    ...(short ? shortChange(change) : toldChange(change, room)),
    ...(gone.has(change) ? { gone: true } : {}),
  });
  return [
    {
      from: first.number,
      change: last.number,
      who: last.who,
      door: last.door,
      first: new Date(first.at).toISOString(),
      last: new Date(last.at).toISOString(),
      item: last.subject,
      name: names.get(last.subject)?.name ?? '',
      changes: net.slice(0, HISTORY_CHANGES).map(toldOf),
      more: Math.max(0, net.length - HISTORY_CHANGES),
    },
  ];
}
