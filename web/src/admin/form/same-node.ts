import { isValidElement } from 'react';

/**
 * Whether two drawings show the same. Functions in them count as the same: what they do must depend on nothing but the item
 * that they were drawn of and on what stands there when they are called.
 */
export function sameNode(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function' && typeof other === 'function') return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((node, place) => sameNode(node, other[place]));
  if (!isValidElement<Record<string, unknown>>(one) || !isValidElement<Record<string, unknown>>(other)) return false;
  const names = Object.keys(one.props);
  return (
    one.type === other.type &&
    one.key === other.key &&
    names.length === Object.keys(other.props).length &&
    names.every((name) => sameNode(one.props[name], other.props[name]))
  );
}
