import { isObject, type Json } from './json';
import { ORDER } from './list';
import type { Shape } from './shape';

/** The value at a change's path: object keys, `#<identity>` for a list item, `@order` for a list's order. */
export function valueAtPath(shape: Shape, value: Json | undefined, path: readonly string[]): Json | undefined {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (shape.kind === 'list' && Array.isArray(value)) {
    const identities = value.map((item) => (isObject(item) ? String(item[shape.identity]) : ''));
    if (segment === ORDER) return identities;
    return valueAtPath(shape.item, value[identities.indexOf(segment.slice(1))], rest);
  }
  if (!isObject(value)) return undefined;
  const inner = shape.kind === 'object' ? shape.fields[segment] : undefined;
  return valueAtPath(inner ?? { kind: 'atom' }, value[segment], rest);
}
