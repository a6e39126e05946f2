import { countText, sentence, type Noun } from './list-texts';

/** What is said of something that is done to many: `did.delete` is 'deleted', `doing.delete` 'Deleting'. */
export type BulkWords<Action extends string> = {
  noun: Noun;
  did: Readonly<Record<Action, string>>;
  doing: Readonly<Record<Action, string>>;
  /** Said when one was done, where the specification has words of its own for it. */
  oneDone?: Readonly<Partial<Record<Action, string>>>;
};

type Said = { did: string; noun: Noun };

/** Said when all was done: `Post deleted successfully!`, `20 posts deleted successfully!`. */
export function doneText(count: number, { did, noun }: Said): string {
  const one = `${noun.one.charAt(0).toUpperCase()}${noun.one.slice(1)}`;
  return `${count === 1 ? one : countText(count, noun)} ${did} successfully!`;
}

/** {@link doneText}, or the specification's words for one. */
export function doneOf<Action extends string>(
  action: Action,
  count: number,
  { did, noun, oneDone }: BulkWords<Action>,
): string {
  const own = count === 1 ? oneDone?.[action] : undefined;
  return own ?? doneText(count, { did: did[action], noun });
}

/** While it goes on: `Deleting: 20 of 45 posts`. */
export function progressText(done: number, total: number, { doing, noun }: { doing: string; noun: Noun }): string {
  return `${doing}: ${done.toLocaleString('en')} of ${countText(total, noun)}`;
}

/** Above the list of those that could not be. */
export function failedText(count: number, { did, noun }: Said): string {
  return `${countText(count, noun)} could not be ${did}`;
}

type Unsure = { items: readonly unknown[]; why: string; isRefused: boolean };

/** Of what was asked for and not answered, not asked for any more, or refused as a whole; and why. */
export function unsureText({ items, why, isRefused }: Unsure, { did, noun }: Said): string {
  const was = items.length === 1 ? 'was' : 'were';
  const said = countText(items.length, noun);
  return `${isRefused ? `${said} ${was} not ${did}.` : `It is not sure that ${said} ${was} ${did}.`} ${sentence(why)}`;
}

/** Of what a person stopped in time. */
export function stoppedText(count: number, { did, noun }: Said): string {
  return `Stopped: ${countText(count, noun)} ${count === 1 ? 'was' : 'were'} not ${did}.`;
}

type Left<Action extends string> = {
  action: Action;
  failed: readonly unknown[];
  unsure: Unsure | null;
  stopped: readonly unknown[];
};

/** What was not done, in a few sentences: the report tells of each. */
export function leftText<Action extends string>(
  { action, failed, unsure, stopped }: Left<Action>,
  { did, noun }: BulkWords<Action>,
): string {
  const said = { did: did[action], noun };
  return [
    ...(failed.length > 0 ? [sentence(failedText(failed.length, said))] : []),
    ...(unsure ? [unsureText(unsure, said)] : []),
    ...(stopped.length > 0 ? [stoppedText(stopped.length, said)] : []),
  ].join(' ');
}
