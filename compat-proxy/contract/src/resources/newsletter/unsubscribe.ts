import { z } from 'zod';

/** Where a subscriber's own link leads; the token follows. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** What a mail client posts to the link (RFC 8058), and what the page's button posts: the name and the value of one field. */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;

/** What the page of a link shows: its question, that nobody is subscribed by it (any more), and what became of a post. */
export const unsubscribeStates = {
  ask: 'ask',
  unknown: 'unknown',
  done: 'done',
  incomplete: 'incomplete',
  unavailable: 'unavailable',
  tooMany: 'tooMany',
} as const;
export type UnsubscribeState = keyof typeof unsubscribeStates;

/** A subscriber's token: 192 random bits, in letters that an address takes as they are. */
export const unsubscribeTokenSchema = z.string().regex(/^[0-9a-f]{48}$/);

/** The link by which an address unsubscribes itself. `origin`: the site's own address, without a trailing slash. */
export function unsubscribeLink(origin: string, token: string): string {
  return `${origin}${UNSUBSCRIBE_PATH}/${token}`;
}

/** An address that its owner knows again and nobody else can read: `a•••@e•••.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const dot = address.lastIndexOf('.');
  const first = (part: string) => `${[...part][0] ?? ''}•••`;
  if (at < 0) return first(address);
  const host = address.slice(at + 1);
  return `${first(address.slice(0, at))}@${first(host)}${dot > at ? address.slice(dot) : ''}`;
}
