import type { FieldIssue, Json, Seo } from '@apoti/contract';
import type { Place, Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { shortName } from '../editor/short-name';
import { isSeoField, seoFields, seoLabel } from './seo-labels';

function redirectName({ redirects }: Seo, segment: FieldIssue['path'][number] | undefined): string {
  const place = typeof segment === 'number' ? segment : redirects.findIndex(({ key }) => `#${key}` === segment);
  const from = shortName(redirects[place]?.from ?? '');
  return from !== '' ? `Redirect “${from}”` : place >= 0 ? `Redirect ${place + 1}` : 'Redirect';
}

function place(seo: Seo, [part = '', ...rest]: FieldIssue['path']): Place {
  const names = rest.filter((segment) => typeof segment === 'string' && !segment.startsWith('#'));
  const field = names.map((segment) => seoLabel(String(segment))).join(' › ');
  if (part === 'redirects' && rest.length > 0 && rest[0] !== '@order')
    return { item: redirectName(seo, rest[0]), field, key: String(rest[0]) };
  return field === '' ? { item: '', field: seoLabel(String(part)) } : { item: seoLabel(String(part)), field };
}

function text(seo: Seo, path: readonly string[], value: Json | undefined): string {
  if (path.at(-1) === '@order' && Array.isArray(value)) {
    const shown = value.filter((key) => seo.redirects.some((one) => one.key === key));
    return shown.map((key, index) => `${index + 1}. ${redirectName(seo, `#${String(key)}`)}`).join('\n');
  }
  return plainText(value);
}

/** The tab in which a place is edited. */
function address(_: Seo, [part = '']: FieldIssue['path']): string {
  const name = String(part);
  const tab = isSeoField(name) ? seoFields[name][1] : 'general';
  return `/admin/seo${tab === 'general' ? '' : `?tab=${tab}`}`;
}

/** How the SEO settings speak of their places and values. */
export const seoWords: Words<Seo> = { place, text, address };
