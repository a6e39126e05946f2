import type { HistoryChange } from '@apoti/contract';

/** Fields that things are called by. */
const NAMES: ReadonlySet<string | undefined> = new Set(['title', 'name', 'question', 'label']);

/** A change that gave a name which is there in place of another one: before it, the thing was called `old`. */
export type Rename = HistoryChange & { old: string };

/** Whether a change is a {@link Rename}. */
export function isRename(change: HistoryChange): change is Rename {
  const { path, old, new: next, long } = change;
  if (long === true || !NAMES.has(path.at(-1))) return false;
  return typeof old === 'string' && typeof next === 'string' && old.trim() !== '';
}

/** What a thing was called then, and what it is called now, if that is another name: `Slide “Old” (now “New”)`. */
export function thenAndNow(then: string, now: string): string {
  const [name] = /“.*”/.exec(now) ?? [];
  return then === now || name === undefined ? then : `${then} (now ${name})`;
}
