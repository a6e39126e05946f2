import { isObject, type Content, type FieldIssue, type Json } from '@apoti/contract';
import type { Place } from '../editor/editor';
import { shortName } from '../editor/short-name';
import { fieldLabel, itemLabels, partLabels } from './labels';

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

/** Says where a change, a conflict (`#<id>` for an item) or an issue (its place in the list) is. */
export function describePlace(content: Content, path: FieldIssue['path']): Place {
  const [part = '', ...rest] = path.map((segment) => (typeof segment === 'symbol' ? '' : segment));
  let item = partLabels[part] ?? fieldLabel(String(part));
  let list = String(part);
  const fields: string[] = [];
  let here: Json | undefined = content[part as keyof Content];
  for (const segment of rest) {
    if (Array.isArray(here) && segment !== '@order') {
      const index: number = indexOf(here, segment);
      const label = itemLabels[list] ?? fieldLabel(list);
      here = here[index];
      item = `${label} ${nameOf(here) || (index >= 0 ? String(index + 1) : '')}`.trim();
      fields.length = 0;
    } else {
      list = String(segment);
      fields.push(fieldLabel(list));
      here = isObject(here) ? here[list] : undefined;
    }
  }
  return { item, field: fields.join(' › ') };
}
