import { isObject, type Json } from '@apoti/contract';

/** Where a file of the old site is now; null where it cannot be had; undefined where nobody has looked for it yet. */
export type FileLookup = (path: string) => string | null | undefined;

const FILE =
  /\.(?:jpe?g|jfif|png|gif|webp|avif|heic|heif|bmp|tiff?|svg|pdf|docx?|zip|rar|mp4|m4v|mov|webm|avi|mp3|m4a|wav|ogg|flac)$/i;
const IMAGE = /<img\b[^>]*>/g;
const LINK = /<a\b[^>]*>/g;
const SOURCE = /\b(src|href)="([^"]*)"/;
/** A picture that the product draws itself (C21). */
const OWN = /^\/api\//;

/** Whether an address within the site is that of a file, by its name. */
export function isFilePath(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//') || OWN.test(address)) return false;
  return FILE.test(address.replace(/[?#].*$/, ''));
}

function plain(attribute: string): string {
  return attribute.replaceAll('&amp;', '&');
}

/** The files of the old site that a value names: in fields of their own, and in HTML. */
export function filesIn(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (isFilePath(value)) found.add(value);
    else if (value.includes('<')) for (const path of filesInHtml(value)) found.add(path);
  } else if (Array.isArray(value)) for (const item of value) filesIn(item, found);
  else if (isObject(value)) for (const item of Object.values(value)) filesIn(item, found);
  return found;
}

function filesInHtml(html: string): string[] {
  const of = (tag: string) => plain(SOURCE.exec(tag)?.[2] ?? '');
  const pictures = (html.match(IMAGE) ?? []).map(of).filter((path) => path.startsWith('/') && !OWN.test(path));
  return [...pictures, ...(html.match(LINK) ?? []).map(of).filter(isFilePath)];
}

/** The value with the present addresses of its files. A dead picture leaves its text; so does a link to a dead file. */
export function withFiles(value: Json, lookup: FileLookup): Json {
  if (typeof value === 'string') {
    if (isFilePath(value)) return found(lookup, value);
    return value.includes('<') ? htmlWithFiles(value, lookup) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withFiles(item, lookup));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withFiles(inner, lookup)]));
}

function found(lookup: FileLookup, path: string): string {
  const now = lookup(path);
  return now === undefined ? path : (now ?? '');
}

function htmlWithFiles(html: string, lookup: FileLookup): string {
  const replaced = (tag: string, gone: string) => {
    const [written = '', name = '', address = ''] = SOURCE.exec(tag) ?? [];
    const now = lookup(plain(address));
    if (now === undefined || written === '') return tag;
    return now === null ? gone : tag.replace(written, `${name}="${now}"`);
  };
  return html
    .replace(IMAGE, (tag) => replaced(tag, ''))
    .replace(LINK, (tag) => (isFilePath(plain(SOURCE.exec(tag)?.[2] ?? '')) ? replaced(tag, '<a>') : tag));
}
