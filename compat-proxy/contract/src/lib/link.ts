import { text } from './text';

/** Longest address, in characters. */
export const MAX_LINK = 2_000;

/** What is said of an address that is not safe. */
const UNSAFE_LINK = 'must start with /, #, https://, http://, mailto: or tel:';
const BLANK_WITHIN = 'must not contain a blank';
const UNFINISHED = 'must say more than how it begins';

/** How the same is said of a place at a network, before the example. */
const UNSAFE_PROFILE = 'must be a web address such as ';

/** Whether an issue's message is about an address that is not safe. */
export function saysUnsafe(message: string): boolean {
  return [UNSAFE_LINK, BLANK_WITHIN, UNFINISHED].includes(message) || message.startsWith(UNSAFE_PROFILE);
}

const SAFE_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * True for an address that can be put into `href` or `src` without running script: empty, within the site
 * (`/x`, `#x`), or one of the schemes that only navigate, with somewhere to go. Blanks and control characters are refused because
 * browsers drop them (`java\nscript:`).
 */
export function isSafeLink(value: string): boolean {
  if (value === '') return true;
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return false;
  if (value.startsWith('//')) return false;
  if (value.startsWith('/') || value.startsWith('#')) return true;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(value)?.[0].toLowerCase();
  return scheme !== undefined && SAFE_SCHEMES.includes(scheme) && !/^https?:\/*$/i.test(value);
}

/** An address as it is stored: without blanks around it, those inside as browsers send them. */
export function linkAsWritten(sent: string): string {
  return sent.trim().replaceAll(' ', '%20');
}

/** What is wrong with an address that is not safe, for who has typed it. */
function linkFault(address: string): string {
  if (/\s/.test(address)) return BLANK_WITHIN;
  return /^https?:\/*$/i.test(address) ? UNFINISHED : UNSAFE_LINK;
}

/** An address that may be empty; see {@link isSafeLink}. */
export function link() {
  return text(MAX_LINK).refine(isSafeLink, { error: ({ input }) => linkFault(String(input)) });
}

/** An address of a page or picture that may be empty: within the site, or of the web. */
export function webLink() {
  return link().refine((value) => !/^(?:#|mailto:|tel:)/i.test(value), 'must start with /, https:// or http://');
}

/** A person's or a company's place at a network; empty while there is none. `example` says what one looks like. */
export function profileLink(example: string) {
  return text(MAX_LINK).refine(isSafeLink, UNSAFE_PROFILE + example);
}

/** An address that must be there. */
export function requiredLink(label: string) {
  return link().refine((value) => value !== '', `${label} is required`);
}
