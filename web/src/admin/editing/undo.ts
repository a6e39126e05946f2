import type { Alias, Change } from '@apoti/contract';
import { itemSegment, ORDER } from '@apoti/contract/merge/list';
import { same, type EditedDocument } from './document';

/** The working copy before and after something. */
type Edit<T> = { before: T; after: T };

/** One step that can be taken back: the working copy before and after it. */
export type Step<T> = Edit<T> & { at: number };

/** Steps done and steps taken back, the latest last. */
export type UndoStacks<T> = {
  done: readonly Step<T>[];
  undone: readonly Step<T>[];
  /** The step that was asked for last was held back, in whole or in part: that may not be taken, and is dropped. */
  held?: true;
};

/** Keys typed in one field that follow one another within this time are one step, as in text editors, in ms. */
export const STEP_MS = 800;
/** So many steps can be taken back. */
const MAX_STEPS = 200;

/** Nothing done yet. */
export function noSteps<T>(): UndoStacks<T> {
  return { done: [], undone: [] };
}

/** Notes an edit. What had been taken back can no longer be done again. */
export function noteStep<T>(
  document: EditedDocument<T>,
  { done }: UndoStacks<T>,
  { before, after, at }: Step<T>,
): UndoStacks<T> {
  const last = done.at(-1);
  const goesOn = last !== undefined && at - last.at < STEP_MS && isTypedOn(document, last, { before, after });
  const step = { before: goesOn ? last.before : before, after, at };
  return { done: [...(goesOn ? done.slice(0, -1) : done), step].slice(-MAX_STEPS), undone: [] };
}

/**
 * Whether an edit goes on typing where the last step did. The working copy may be another one since the server has answered; what
 * others changed in it is no part of the step.
 */
function isTypedOn<T>(document: EditedDocument<T>, last: Edit<T>, edit: Edit<T>): boolean {
  const place = placeTyped(document, edit, isTyping);
  return place !== null && place === placeTyped(document, last, isBegun) && same(last.after, edit.before);
}

/** The fields that an edit types in; null for what is done at one stroke, such as a move, a new item or a switch. */
function placeTyped<T>(document: EditedDocument<T>, { before, after }: Edit<T>, isIt: typeof isTyping): string | null {
  const changes = document.changes(before, after);
  if (changes.length === 0 || !changes.every(isIt)) return null;
  return JSON.stringify(changes.map(({ path }) => path.join('/')).toSorted());
}

/** A field with another text in it; of several texts in a field, as many as before. */
function isTyping({ path, old, new: now }: Change): boolean {
  const name = path.at(-1) ?? '';
  if (name === ORDER || name.startsWith(itemSegment(''))) return false;
  if (Array.isArray(old) && Array.isArray(now)) return old.length === now.length;
  return typeof old !== 'boolean' && typeof now !== 'boolean';
}

/** The same, or the first letter of a new text in a field: its other letters are of the same step. */
function isBegun(change: Change): boolean {
  const { old, new: now } = change;
  return isTyping(change) || (Array.isArray(old) && Array.isArray(now) && now.length === old.length + 1);
}

/** Notes a choice between two texts: a step of its own, that no typing before or after it belongs to. */
export function noteChoice<T>({ done }: UndoStacks<T>, choice: Edit<T>): UndoStacks<T> {
  return { done: [...done, { ...choice, at: 0 }].slice(-MAX_STEPS), undone: [] };
}

/** The steps after new items were given other ids: by their old ones they would be taken for somebody else's items. */
export function renameSteps<T>(
  document: EditedDocument<T>,
  stacks: UndoStacks<T>,
  aliases: readonly Alias[],
): UndoStacks<T> {
  if (aliases.length === 0) return stacks;
  // What is after one step is before the next.
  const renamed = new Map<T, T>();
  const rename = (value: T): T => {
    const known = renamed.get(value) ?? document.rename(value, aliases);
    renamed.set(value, known);
    return known;
  };
  const all = (steps: readonly Step<T>[]) =>
    steps.map(({ before, after, at }) => ({ before: rename(before), after: rename(after), at }));
  return { done: all(stacks.done), undone: all(stacks.undone) };
}

/**
 * Takes the last step back (or does the last one again): the step alone, so that what others changed since stays, in the same
 * fields too. A step of which nothing is left is none, and the one before it is meant. Null when there is none.
 */
export function takeStep<T>(
  document: EditedDocument<T>,
  stacks: UndoStacks<T>,
  direction: 'undo' | 'redo',
  mine: T,
): { mine: T; stacks: UndoStacks<T> } | null {
  const step = direction === 'undo' ? stacks.done.at(-1) : stacks.undone.at(-1);
  if (step === undefined) return null;
  const { done, undone } =
    direction === 'undo'
      ? { done: stacks.done.slice(0, -1), undone: stacks.undone }
      : { done: stacks.done, undone: stacks.undone.slice(0, -1) };
  const { next, aliases, isHeld } = led(
    document,
    direction === 'undo' ? [step.after, step.before] : [step.before, step.after],
    mine,
  );
  if (same(next, mine)) {
    const rest = { done, undone };
    // What may not be taken back is not passed over: the step before it is not what was meant.
    if (isHeld) return { mine, stacks: { ...rest, held: true } };
    return takeStep(document, rest, direction, mine) ?? { mine, stacks: rest };
  }
  // The steps beyond are of what has come back: it is called otherwise now.
  const renamed = (steps: readonly Step<T>[]) => renameSteps(document, { done: steps, undone: [] }, aliases).done;
  // The next step must find its place by what stands here now.
  const taken =
    direction === 'undo'
      ? { done: renamed(done), undone: [...undone, { ...step, before: next, after: mine }] }
      : { done: [...done, { before: mine, after: next, at: 0 }], undone: renamed(undone) };
  return { mine: next, stacks: isHeld ? { ...taken, held: true } : taken };
}

/** What a step leads to, by which ids what comes back goes where others have its own by now (C6), and whether some of it may not be done. */
function led<T>(document: EditedDocument<T>, [from, to]: [T, T], mine: T) {
  const aliases = mine === from ? [] : document.reused({ base: from, mine: to, theirs: mine });
  const wanted = document.rename(to, aliases);
  const { value: found, conflicts } =
    mine === from ? { value: to, conflicts: [] } : document.merge({ base: from, mine: wanted, theirs: mine }, 'theirs');
  const next = document.withoutAsked?.(found, mine) ?? found;
  return { next, aliases, isHeld: conflicts.length > 0 || !same(found, next) };
}
