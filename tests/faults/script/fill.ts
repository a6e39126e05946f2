import type { FieldIssue, Json } from '@apoti/contract';
import { leavesOf, valueAtPlace, withValueAt, type Place } from '../../support/arbitraries/leaves';
import { payloads } from './payloads';

/** These say what a thing is or was, and are no text that anybody shows. */
const NOT_TEXT = new Set(['id', 'key', 'revision', 'status', 'publishDate', 'date', 'endDate', 'joinDate', 'openedOn']);

/** The places of texts in a value. */
export function textPlaces(value: Json): Place[] {
  return leavesOf(value).filter((at) => {
    const name = at.findLast((step) => typeof step === 'string') ?? '';
    return typeof valueAtPlace(value, at) === 'string' && !NOT_TEXT.has(name);
  });
}

/** The payload of a round for the so many-th field: each round another, so that in as many rounds as there are each field has had each. */
export const payloadFor = (round: number, field: number) => (round + field) % payloads.length;

/** A value with a payload in each of its texts. */
export function filled(value: Json, round: number): Json {
  return textPlaces(value).reduce(
    (all, at, field) => withValueAt(all, at, payloads[payloadFor(round, field)] ?? ''),
    value,
  );
}

/** The value with those texts as they were that were refused; the ways of `issues` begin in the sent body. */
export function withoutRefused(sent: Json, original: Json, issues: readonly FieldIssue[], root: Place = []): Json {
  const refused = issues.map(({ path }) => path.slice(root.length));
  const isRefused = (at: Place) => refused.some((path) => path.every((step, index) => at[index] === step));
  return textPlaces(original)
    .filter(isRefused)
    .reduce((all, at) => withValueAt(all, at, valueAtPlace(original, at) ?? ''), sent);
}
