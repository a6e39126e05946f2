/** Where styles of foreign HTML are put, to be read as text. */
export const STYLE = 'data-style';

/** A comment; or the beginning of a tag, with its name. */
const MARKUP = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*|<(\/?[a-z][^\t\n\f\r />]*)/gi;
/** An attribute as browsers read it: what parts it from the one before, its name, and its value. */
const ATTRIBUTE =
  /([\t\n\f\r /]*)(=?[^\t\n\f\r />=]+|=)([\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r "'>][^\t\n\f\r >]*)?)?/gy;
const TAG_END = /[\t\n\f\r /]*>?/gy;
/** Elements without words, and where they end. */
const WORDLESS = new Map([
  ['style', /<\/style(?=[\t\n\f\r />])[^>]*>?/gi],
  ['script', /<\/script(?=[\t\n\f\r />])[^>]*>?/gi],
]);
/** Where elements end that hold text alone: no quote in them reaches beyond. */
const TEXT_ENDS = /(?=<\/(?:textarea|title|xmp|iframe|noembed|noframes)[\t\n\f\r />])/i;

/** The name under which an attribute does nothing. */
function quietName(name: string): string {
  if (/^style$/i.test(name)) return STYLE;
  return /^on[a-z]+$/i.test(name) ? 'data-on' : name;
}

/** Reads tags attribute by attribute: what looks like one within a value, or between the tags, is somebody's words. */
function quietTags(html: string): string {
  // One that never ends is looked for once: from each of many, that would take for ever.
  const wordless = new Map(WORDLESS);
  let quieted = '';
  let place = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const found = pattern.exec(html);
    if (found) place = pattern.lastIndex;
    return found;
  };
  for (let from = 0, found = next(MARKUP); found; from = place, found = next(MARKUP)) {
    quieted += html.slice(from, found.index);
    let [tag] = found;
    const name = found[1]?.toLowerCase();
    for (let read = name === undefined ? null : next(ATTRIBUTE); read; read = next(ATTRIBUTE)) {
      const [, before = '', said = '', value = ''] = read;
      tag += before + quietName(said) + value;
    }
    const end = name === undefined ? '' : (next(TAG_END)?.[0] ?? '');
    if (name === undefined || !WORDLESS.has(name)) quieted += tag + end;
    else {
      const ending = wordless.get(name);
      // One that ends in its own tag is a drawing's; the words after it are no part of it.
      if (ending && !end.includes('/') && !next(ending)) wordless.delete(name);
    }
  }
  return quieted + html.slice(place);
}

/**
 * Reads foreign HTML without its looks and handlers. They would not come into the page in any case, but the browser reports each
 * one to the policy as soon as it is read, in documents that are never shown, too.
 */
export function quiet(html: string): string {
  // Of an element of text alone, browsers read no tags unless it is a drawing's: both is provided for.
  return quietTags(html).split(TEXT_ENDS).map(quietTags).join('');
}

/** The body of foreign HTML; see {@link quiet}. */
export function parseQuietly(html: string): HTMLElement {
  return new DOMParser().parseFromString(quiet(html), 'text/html').body;
}
