import { asObject } from './json-schema';

const LONG_TEXT = 160;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An example that is still valid, with one item of each list of objects and the beginnings of long texts. */
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONG_TEXT ? `${value.slice(0, LONG_TEXT).trimEnd()}…` : value;
  if (Array.isArray(value)) return (value.some(isObject) ? value.slice(0, 1) : value).map(trimmed);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(asObject(value)).map(([name, member]) => [name, trimmed(member)]));
}

const SHORT_TEXT = 72;
/** Lists up to this many characters are shown whole. */
const SHORT_LIST = 150;
/** From this depth on, objects of more than two members are only told by the names of these. */
const DEEP = 2;

/** An example for reading: what is left out is marked by `…`. */
export function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > SHORT_TEXT ? `${value.slice(0, SHORT_TEXT).trimEnd()}…` : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => shortened(item, depth));
    return value.length < 2 || JSON.stringify(value).length < SHORT_LIST
      ? items
      : [items[0], `… ${value.length - 1} more`];
  }
  if (!isObject(value)) return value;
  const members = Object.entries(asObject(value));
  if (depth >= DEEP && members.length > 2) return { '…': members.map(([name]) => name).join(', ') };
  return Object.fromEntries(members.map(([name, member]) => [name, shortened(member, depth + 1)]));
}
