import { equal, parseRevision, type Alias, type Change, type Conflict, type Survivor } from '@apoti/contract';
import { isMove, ORDER } from '@apoti/contract/merge/list';
import type { EditedDocument } from './document';
import type { Versioned, Work } from './work';

/** Work that stands on a newer base, and what its person should hear of. */
export type Rebased<T> = {
  work: Work<T>;
  /** New items that got another id, because somebody else's item has theirs. */
  aliases: Alias[];
  /** What others changed and this person did not. */
  news: Change[];
  /** What stays though one of both deleted it. */
  survivors: Survivor[];
};

/**
 * Whether revision `a` is later than `b`. Another epoch (a restored backup) counts as later; what is no revision is that of
 * something the server has not got yet, and older than all.
 */
export function isNewer(a: string, b: string): boolean {
  const [one, other] = [parseRevision(a), parseRevision(b)];
  if (!one || !other) return one !== null;
  return one.epoch !== other.epoch || one.number > other.number;
}

/** Whether revision `a` is an earlier one of the same epoch than `b`. */
export function isBefore(a: string, b: string | undefined): boolean {
  const [one, other] = [parseRevision(a), parseRevision(b ?? '')];
  return one !== null && other !== null && one.epoch === other.epoch && one.number < other.number;
}

/**
 * Puts the work on the server's present state. `from` is the state that both sides started from: the work's base, or what
 * the server was sent, once it has answered. No edit of either side is lost: fields that both changed become conflicts.
 */
export function rebase<T>(document: EditedDocument<T>, work: Work<T>, theirs: Versioned<T>, from: T): Rebased<T> {
  const aliases = document.collisions({ base: from, mine: work.mine, theirs: theirs.content });
  const mine = document.rename(work.mine, aliases);
  const { value, conflicts } = document.merge({ base: from, mine, theirs: theirs.content });
  const all = undecided(document, [...work.conflicts, ...conflicts], value);
  const asked = new Set(all.map(({ path }) => path.join('/')));
  const changes = { mine: document.changes(from, mine), theirs: document.changes(from, theirs.content) };
  const survivors = document.survivors(changes, value);
  const news = changes.theirs.filter((change) => !asked.has(change.path.join('/')) && isTold(change));
  return { work: { base: theirs, mine: value, entry: work.entry, conflicts: all }, aliases, news, survivors };
}

/** An order that only tells of items that came or went is no news of its own. */
const isTold = (change: Change) => change.path.at(-1) !== ORDER || isMove(change);

/**
 * Brings the work of a tab that is gone into this tab's. Where both edited the same field, the present value is asked
 * against the restored one.
 */
export function fold<T>(document: EditedDocument<T>, own: Work<T>, gone: Work<T>): Rebased<T> {
  const newer = isNewer(gone.base.revision, own.base.revision);
  const onto = newer
    ? rebase(document, own, gone.base, own.base.content)
    : { work: own, aliases: [], news: [], survivors: [] };
  const theirs = onto.work.mine;
  const aliases = document.collisions({ base: gone.base.content, mine: gone.mine, theirs });
  const { value, conflicts } = document.merge({
    base: gone.base.content,
    mine: document.rename(gone.mine, aliases),
    theirs,
  });
  const all = [...onto.work.conflicts, ...gone.conflicts, ...conflicts];
  return {
    work: { ...onto.work, mine: value, conflicts: undecided(document, all, value) },
    // Of this tab's own items: those of the other one have no place in it yet that goes by their ids.
    aliases: onto.aliases,
    news: onto.news,
    survivors: onto.survivors,
  };
}

/**
 * What is still to be decided: one entry a place, the last one; not the places where both agree by now, nor those of an
 * item that this person has removed meanwhile.
 */
export function undecided<T>(document: EditedDocument<T>, conflicts: readonly Conflict[], mine: T): Conflict[] {
  const byPlace = new Map(conflicts.map((conflict) => [conflict.path.join('/'), conflict]));
  return [...byPlace.values()].filter((conflict) => {
    const value = document.at(mine, conflict.path);
    return value !== undefined && !equal(value, conflict.theirs);
  });
}
