import { bringsBack, isGone, type Change, type HistoryKind } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { entriesNamed, nameIn } from './entry-names';
import { findChanges, findMentions } from './logged-saves';
import { presentState } from './present-state';
import { entriesOf, shapeOfKind } from './shapes';

/**
 * What was deleted of which entry, as it was then and (`was`) before the run of its deletion, and the number of the save that
 * did it. It may come back as either.
 */
export type Deletion = { change: Change; was: Change; subject: string; number: number };

/** Those deletions, the newest first, whose item or entry is not back; of one that was deleted more than once, the last one. */
export async function stillGone(
  strapi: Strapi,
  kind: HistoryKind,
  deletions: readonly Deletion[],
): Promise<ReadonlySet<Change>> {
  const missing = await notThere(strapi, kind, deletions);
  const back = entriesOf(kind) ? new Set<Change>() : await broughtBack(strapi, kind, missing);
  const newest = new Map<string, Change>();
  for (const { change, subject } of missing) {
    const name = JSON.stringify([subject, change.path, entriesOf(kind) ? '' : nameIn(change.old)]);
    if (!back.has(change) && !newest.has(name)) newest.set(name, change);
  }
  return new Set(newest.values());
}

/** Those whose entry is not there, or whose item is not, or is called something else. */
async function notThere(strapi: Strapi, kind: HistoryKind, deletions: readonly Deletion[]): Promise<Deletion[]> {
  if (deletions.length === 0) return [];
  const entry = entriesOf(kind);
  const subjects = deletions.map(({ subject }) => subject);
  const there = entry ? await entriesNamed(strapi, entry, subjects) : null;
  const [shape, present] = [shapeOfKind(kind), await presentState(strapi, kind)];
  return deletions.filter(({ change, was, subject }) =>
    there && change.path.length === 0
      ? there.get(subject)?.isThere !== true
      : [change, was].every((one) => isGone(shape, present, one)),
  );
}

/** How many deletions one query asks about, and how many rows of the log are held at a time. */
const AT_ONCE = 50;

/**
 * Those that a later save brought back, whatever has become of it since: an item that is there under another name may be the
 * deleted one, renamed, or another one that got its number. The log knows.
 */
async function broughtBack(strapi: Strapi, kind: HistoryKind, missing: readonly Deletion[]): Promise<Set<Change>> {
  const shape = shapeOfKind(kind);
  const back = new Set<Change>();
  for (const asked of inParts(missing)) {
    const from = Math.min(...asked.map(({ number }) => number)) + 1;
    const mentions = await findMentions(strapi, kind, from, [
      ...new Set(asked.flatMap(({ change, was }) => [change, was].map(trailOf))),
    ]);
    for (const numbers of inParts(mentions)) {
      for (const [later, changes] of await findChanges(strapi, numbers)) {
        const returned = asked.filter(
          ({ change, was, number }) =>
            later > number && changes.some((one) => bringsBack(shape, change, one) || bringsBack(shape, was, one)),
        );
        for (const { change } of returned) back.add(change);
      }
    }
  }
  return back;
}

/** What the save that brings it back certainly holds. */
function trailOf({ path, old }: Change): string {
  const name = nameIn(old);
  return name === '' ? (path.at(-1) ?? '') : name;
}

function inParts<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
