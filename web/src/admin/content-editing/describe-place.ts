import { isObject, type Content, type FieldIssue, type Json } from '@apoti/contract';
import type { Place } from '../editor/editor';
import { shortName } from '../editor/short-name';
import { fieldLabel, itemLabels, partLabels, placeLabels } from './labels';

const NAMES = ['title', 'name', 'question', 'label'];

function nameOf(item: Json | undefined): string {
  if (!isObject(item)) return '';
  const name = NAMES.map((key) => item[key]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? `“${shortName(name)}”` : '';
}

function indexOf(list: readonly Json[], segment: string | number): number {
  if (typeof segment === 'number') return segment;
  if (!segment.startsWith('#')) return Number(segment);
  return list.findIndex((item) => isObject(item) && String(item['id'] ?? item['key']) === segment.slice(1));
}

/** Says where a change, a conflict (`#<id>` for an item) or an issue (its place in the list) is, by the names on the screens. */
export function describePlace(content: Content, path: FieldIssue['path']): Place {
  const [part = '', ...rest] = path.map((segment) => (typeof segment === 'symbol' ? '' : segment));
  let item = partLabels[part] ?? fieldLabel(String(part));
  // Where it is in the content, whichever item of a list.
  let place = String(part);
  const fields: string[] = [];
  let here: Json | undefined = content[part as keyof Content];
  let key: string | undefined;
  for (const [depth, segment] of rest.entries()) {
    if (Array.isArray(here) && segment !== '@order') {
      const index: number = indexOf(here, segment);
      here = here[index];
      const label = itemLabels[place];
      const nth = index >= 0 ? String(index + 1) : '';
      // A text of a list of texts, such as a plan's features, is no item of its own.
      if (label === undefined) fields.push(`${fields.pop() ?? ''} ${nth}`.trim());
      else {
        item = `${label} ${nameOf(here) || nth}`.trim();
        key = [part, ...rest.slice(0, depth + 1)].join('/');
        fields.length = 0;
      }
    } else {
      place = `${place}.${segment}`;
      fields.push(placeLabels[place] ?? fieldLabel(String(segment)));
      here = isObject(here) ? here[segment] : undefined;
    }
  }
  return { item, field: fields.filter(Boolean).join(' › '), key };
}
