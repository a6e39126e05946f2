import fc from 'fast-check';
import { isObject, type Json } from '@apoti/contract';
import { anyJson, nastyText } from './json';
import { valueAtPlace, withValueAt, type Place } from './leaves';

/** One change of a body: where, chosen among what is there, how, and what with. */
export type Change = {
  where: number;
  how: 'alike' | 'text' | 'another type' | 'removed' | 'twice' | 'swapped' | 'member' | 'id' | 'day';
  text: string;
  number: number;
  any: Json;
  id: Json;
  day: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One to three changes, most of which leave a body that a call may take. */
export const someChanges: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    where: fc.nat(),
    how: fc.oneof(
      { arbitrary: fc.constant('alike' as const), weight: 8 },
      { arbitrary: fc.constantFrom('removed', 'twice', 'swapped', 'member', 'id', 'day'), weight: 6 },
      { arbitrary: fc.constant('text' as const), weight: 2 },
      { arbitrary: fc.constant('another type' as const), weight: 1 },
    ),
    text: nastyText,
    number: fc.integer({ min: 0, max: 12 }),
    any: anyJson,
    id: fc.constantFrom<Json[]>(0, -1, 1, 2, 1.5, 7_777, 2 ** 31, 9e15, 9e15 + 1, 2 ** 53 - 1, '1', '2', 'one', null),
    day: fc.constantFrom(
      '2026-02-28',
      '2024-02-29',
      '1970-01-01',
      '9999-12-31',
      '2026-02-30',
      '2026-13-01',
      '2026-2-3',
      '',
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

/** A body with changes, one after the other; one that finds nothing to change is none. */
export function withChanges(body: Json, changes: readonly Change[]): Json {
  return changes.reduce(withChange, body);
}

function withChange(body: Json, change: Change): Json {
  const places = placesOf(body).filter((at) => fits(change.how, at, valueAtPlace(body, at)));
  const at = places[change.where % places.length];
  if (at === undefined) return body;
  const value = valueAtPlace(body, at) ?? null;
  switch (change.how) {
    case 'alike':
      return withValueAt(body, at, alike(value, change));
    case 'text':
      return withValueAt(body, at, change.text);
    case 'another type':
      return withValueAt(body, at, change.any);
    case 'id':
      return withValueAt(body, at, change.id);
    case 'day':
      return withValueAt(body, at, change.day);
    case 'removed':
      return withoutPlace(body, at);
    case 'member':
      return isObject(value) ? withValueAt(body, at, { ...value, notOfTheWire: change.any }) : body;
    case 'twice':
    case 'swapped':
      return Array.isArray(value) ? withValueAt(body, at, rearranged(value, change)) : body;
  }
}

function fits(how: Change['how'], at: Place, value: Json | undefined): boolean {
  const name = at.at(-1);
  if (how === 'member') return value !== undefined && isObject(value);
  if (how === 'twice' || how === 'swapped') return Array.isArray(value) && value.length > 0;
  // What a save was read from has tests of its own.
  if (name === undefined || name === 'revision') return false;
  if (how === 'id') return name === 'id';
  if (how === 'day') return typeof value === 'string' && DAY.test(value);
  return how !== 'alike' || (!Array.isArray(value) && value !== undefined && !isObject(value));
}

/** Another value of the same type. */
function alike(value: Json, { number, any }: Change): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return number;
  return typeof value === 'string' ? `${value} ${JSON.stringify(any).slice(0, 12)}`.toWellFormed() : value;
}

function rearranged(list: readonly Json[], { how, number }: Change): Json {
  const item = list[number % list.length];
  if (item === undefined) return [...list];
  const others = list.toSpliced(number % list.length, 1);
  return how === 'twice' ? [...list, item] : [item, ...others];
}

/** The places of all values, lists and objects too; the whole is one. */
function placesOf(value: Json, at: Place = []): Place[] {
  const inner: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [at, ...inner.flatMap(([step, deeper]) => placesOf(deeper, [...at, step]))];
}

function withoutPlace(body: Json, at: Place): Json {
  const parent = at.slice(0, -1);
  const step = at.at(-1);
  const from = valueAtPlace(body, parent);
  if (Array.isArray(from)) return withValueAt(body, parent, from.toSpliced(Number(step), 1));
  if (from === undefined || !isObject(from)) return body;
  return withValueAt(body, parent, Object.fromEntries(Object.entries(from).filter(([name]) => name !== step)));
}
