import type { EditedDocument } from './document';

/** One step that can be taken back: the working copy before and after it. */
export type Step<T> = { before: T; after: T; at: number };

/** Steps done and steps taken back, the latest last. */
export type UndoStacks<T> = { done: readonly Step<T>[]; undone: readonly Step<T>[] };

/** Edits that follow one another within this time are one step, as in text editors, in ms. */
export const STEP_MS = 800;
/** So many steps can be taken back. */
const MAX_STEPS = 200;

/** Nothing done yet. */
export function noSteps<T>(): UndoStacks<T> {
  return { done: [], undone: [] };
}

/** Notes an edit. What had been taken back can no longer be done again. */
export function noteStep<T>({ done }: UndoStacks<T>, { before, after, at }: Step<T>): UndoStacks<T> {
  const last = done.at(-1);
  const goesOn = last !== undefined && last.after === before && at - last.at < STEP_MS;
  const step = { before: goesOn ? last.before : before, after, at };
  return { done: [...(goesOn ? done.slice(0, -1) : done), step].slice(-MAX_STEPS), undone: [] };
}

/**
 * Takes the last step back (or does the last one again): the step alone, so that what others changed since stays. Null when
 * there is none.
 */
export function takeStep<T>(
  document: EditedDocument<T>,
  stacks: UndoStacks<T>,
  direction: 'undo' | 'redo',
  mine: T,
): { mine: T; stacks: UndoStacks<T> } | null {
  const step = direction === 'undo' ? stacks.done.at(-1) : stacks.undone.at(-1);
  if (step === undefined) return null;
  const [from, to] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
  const next = mine === from ? to : document.merge({ base: from, mine: to, theirs: mine }).value;
  // The next step must find its place by what stands here now.
  const taken = direction === 'undo' ? { ...step, before: next, after: mine } : { ...step, before: mine, after: next };
  return {
    mine: next,
    stacks:
      direction === 'undo'
        ? { done: stacks.done.slice(0, -1), undone: [...stacks.undone, taken] }
        : { done: [...stacks.done, { ...taken, at: 0 }], undone: stacks.undone.slice(0, -1) },
  };
}
