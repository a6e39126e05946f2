/** Three measures, in cm, in any order. */
export type Measures = readonly [number, number, number];

/** A parcel, in cm and kg. */
export type Parcel = { measures: Measures; kg: number };

/** A compartment that has a price. */
export type PricedSize = { measures: Measures; maxKg: number };

/** Where a parcel goes: a priced size (by its place in the list), the unpriced largest one, or no compartment, and why. */
export type Fit =
  { kind: 'fits'; index: number } | { kind: 'ask' } | { kind: 'none'; tooBig: boolean; tooHeavy: boolean };

function sorted([a, b, c]: Measures): Measures {
  const [short = a, middle = b, long = c] = [a, b, c].sort((left, right) => left - right);
  return [short, middle, long];
}

function holds(compartment: Measures, parcel: Measures): boolean {
  const room = sorted(compartment);
  return sorted(parcel).every((side, index) => side <= (room[index] ?? 0));
}

/**
 * The smallest compartment that takes a parcel, whichever way it is turned (P8). `sizes` go from the smallest up; `largest`
 * are the measures of the one without a price, which carries as much as the largest priced one.
 */
export function fitParcel({ measures, kg }: Parcel, sizes: readonly PricedSize[], largest: Measures): Fit {
  const index = sizes.findIndex((size) => kg <= size.maxKg && holds(size.measures, measures));
  if (index >= 0) return { kind: 'fits', index };
  const tooHeavy = sizes.every(({ maxKg }) => kg > maxKg);
  const tooBig = !holds(largest, measures) && !sizes.some((size) => holds(size.measures, measures));
  return tooBig || tooHeavy ? { kind: 'none', tooBig, tooHeavy } : { kind: 'ask' };
}

/** The measures in a text such as `30x40x50 cm`; null when it does not hold three of them. */
export function parseMeasures(text: string): Measures | null {
  const found = /(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)/i.exec(text);
  const [a, b, c] = (found?.slice(1) ?? []).map(Number);
  return a && b && c ? [a, b, c] : null;
}

/** A positive measure as typed, such as `12.5` or `12,5`; null for anything else. */
export function parseMeasure(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const value = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : null;
}
