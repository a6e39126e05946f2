import { z } from 'zod';
import { fixedPages } from '../../constants/fixed-pages';
import { redirectTypes } from '../../constants/seo';
import { itemKey } from '../../lib/identity';
import { isSafeLink, MAX_LINK } from '../../lib/link';
import { line } from '../../lib/text';
import { isOwnAddress } from './own-addresses';

/** Most redirects. */
export const MAX_REDIRECTS = 500;

/** Whether a text is the path of a page, without a query. */
export function isPath(value: string): boolean {
  return /^\/[^\s?#\\]*$/.test(value) && !value.startsWith('//');
}

/** An address as redirects are compared: without the slash at its end. */
export function redirectKey(path: string): string {
  if (path.length <= 1) return path;
  // Visitors send these: a pattern would begin anew at each slash of a long run of them that is not the end.
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** What is wrong with the address that a redirect starts from. */
function fromFault(value: string): string | null {
  if (value.trim() === '') return 'Old address is required';
  if (!isPath(value)) return 'must be a path such as /old-page';
  const path = redirectKey(value).toLowerCase();
  if (path === '/') return 'must not be the home page';
  if (isOwnAddress(path)) return 'belongs to the product itself';
  if (fixedPages.includes(redirectKey(value)))
    return 'is a page of the site: its visitors see the page, so nobody would be sent on';
  return null;
}

function toFault(value: string): string | null {
  if (value.trim() === '') return 'New address is required';
  const isAddress = /^https?:\/\/./.test(value) || value.startsWith('/');
  return isAddress && isSafeLink(value) ? null : 'must be a path such as /new-page, or an address with https://';
}

/** A text whose fault is told as its check. */
function checked(fault: (value: string) => string | null) {
  return line(MAX_LINK).superRefine((value, context) => {
    const message = fault(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}

/** A visit of `from` goes on to `to`: for good (301), or for now (302). */
export const redirectSchema = z.object({
  key: itemKey,
  from: checked(fromFault),
  to: checked(toFault),
  type: z.enum(redirectTypes),
});
export type Redirect = z.infer<typeof redirectSchema>;

/**
 * Where a redirect ends, through others; null when it goes round in circles. It is for good only if every one on the way is: who
 * remembers the end would else miss that one of them leads elsewhere again.
 */
export function endOf(redirects: readonly Redirect[], first: Redirect): Pick<Redirect, 'to' | 'type'> | null {
  const byPath = new Map(redirects.map((one) => [redirectKey(one.from), one]));
  const seen = new Set<Redirect>();
  let here = first;
  for (;;) {
    if (seen.has(here)) return null;
    seen.add(here);
    const next = byPath.get(redirectKey(here.to.split(/[?#]/, 1)[0] ?? ''));
    if (next === undefined) {
      const isForGood = [...seen].every(({ type }) => type === 'permanent');
      return { to: here.to, type: isForGood ? 'permanent' : 'temporary' };
    }
    here = next;
  }
}

/** All redirects: no two from one address, none in circles. */
export const redirectsSchema = z
  .array(redirectSchema)
  .max(MAX_REDIRECTS)
  .superRefine((redirects, context) => {
    const known = new Set<string>();
    for (const [place, redirect] of redirects.entries()) {
      const path = redirectKey(redirect.from);
      const say = (field: 'from' | 'to', message: string) =>
        context.addIssue({ code: 'custom', path: [place, field], message });
      if (known.has(path)) say('from', 'Another redirect starts from this address');
      known.add(path);
      if (endOf(redirects, redirect) === null) say('to', 'leads back to where it comes from');
    }
  });
