import type { Json } from '@apoti/contract';

/** Where a value stands in a JSON value. */
export type Place = readonly (string | number)[];

/** The places of all texts, numbers and switches in a value. */
export function leavesOf(value: Json, at: Place = []): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...at, index]));
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...at, name]));
  }
  return [at];
}

/** What stands at a place. */
export function valueAtPlace(value: Json, at: Place): Json | undefined {
  return at.reduce<Json | undefined>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return inner !== null && typeof inner === 'object' ? inner[String(step)] : undefined;
  }, value);
}

/** A copy with something else at a place. */
export function withValueAt(value: Json, at: Place, next: Json): Json {
  const [step, ...deeper] = at;
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withValueAt(item, deeper, next) : item));
  if (value === null || typeof value !== 'object') return value;
  return { ...value, [step]: withValueAt(value[String(step)] ?? null, deeper, next) };
}
