import { isObject, type Json } from '../merge/json';
import type { FieldIssue } from './error';

/**
 * Where a fault of a state is, whatever comes or goes before it (A17): an item of a list is named by its id or key, a text of one by what
 * it says, anything else by its place.
 */
export function faultPlace(state: Json | undefined, path: FieldIssue['path']): FieldIssue['path'] {
  let here = state;
  return path.map((step) => {
    const inside: Json | undefined = Array.isArray(here) ? here[Number(step)] : isObject(here) ? here[step] : undefined;
    const name = Array.isArray(here) ? nameOf(inside) : null;
    here = inside;
    return name ?? step;
  });
}

function nameOf(item: Json | undefined): string | null {
  if (typeof item === 'string') return `=${item}`;
  const identity = isObject(item) ? (item['id'] ?? item['key']) : undefined;
  return typeof identity === 'number' || (typeof identity === 'string' && identity !== '') ? `#${identity}` : null;
}
