/** Where styles of foreign HTML are put, to be read as text. */
export const STYLE = 'data-style';

/**
 * Reads foreign HTML without its looks and handlers. They would not come into the page in any case, but the browser reports each
 * one to the policy as soon as it is read, in documents that are never shown, too.
 */
export function quiet(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/([\s"'])style\s*=/gi, `$1 ${STYLE}=`).replace(/([\s"'])on[a-z]+\s*=/gi, '$1 data-on='),
    );
}

/** The body of foreign HTML; see {@link quiet}. */
export function parseQuietly(html: string): HTMLElement {
  return new DOMParser().parseFromString(quiet(html), 'text/html').body;
}
