import { filePatchSchema, type MediaCategory } from '@apoti/contract';
import { z } from 'zod';

/** What a person may say about a file. */
export type Words = { name: string; alt: string; category: MediaCategory };

/** Some of them. */
export type Own = { [Name in keyof Words]?: Words[Name] | undefined };

/** Which there are. */
export const names = ['name', 'alt', 'category'] as const;

/** What is kept may not be valid yet, but it is of these kinds. */
const someWords = z
  .object({ name: z.string(), alt: z.string(), category: filePatchSchema.shape.category.unwrap() })
  .partial();
/** With `seen`, what the fields were when they were first typed in, and what was sent since without an answer. */
const ownSchema = someWords.extend({ seen: someWords.default({}), sent: z.array(someWords).default([]) });

/** Of how many sendings without an answer is remembered what was in them. */
export const MOST_UNANSWERED = 20;

/** Whether both say the same of the same. */
export const isSame = (one: Own, other: Own) => names.every((name) => one[name] === other[name]);

/** What is kept in the browser of the words about a file. */
export function readOwn(text: string | null): Own & { seen: Own; sent: Own[] } {
  const none = { seen: {}, sent: [] };
  try {
    return text === null ? none : (ownSchema.safeParse(JSON.parse(text)).data ?? none);
  } catch {
    return none;
  }
}

type Now = { own: Own; seen: Own; sent: readonly Own[] };

/**
 * What is to be kept now; null: nothing. The place is one for all tabs: a field that is not unsaved here, and is not as this
 * tab has `written` it, is another tab's, which has not saved it yet.
 */
export function keptWith(kept: string | null, written: Own, now: Now): string | null {
  const before = readOwn(kept);
  const others = names.filter(
    (name) => now.own[name] === undefined && before[name] !== undefined && before[name] !== written[name],
  );
  const theirs = (words: Own): Own => Object.fromEntries(others.map((name) => [name, words[name]]));
  const own = { ...theirs(before), ...now.own };
  if (Object.keys(own).length === 0) return null;
  const theirSent = others.length === 0 ? [] : before.sent.filter((one) => !now.sent.some((mine) => isSame(one, mine)));
  const sent = [...theirSent, ...now.sent].slice(-MOST_UNANSWERED);
  return JSON.stringify({ ...own, seen: { ...theirs(before.seen), ...now.seen }, ...(sent.length > 0 && { sent }) });
}
