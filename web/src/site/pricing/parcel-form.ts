import type { Query } from '../../shared/site-data/page-view';
import { UNPRICED_MEASURES } from '@apoti/contract/constants/pricing';
import { fitParcel, parseMeasure, type Fit, type Measures } from '@apoti/contract/lib/fit-parcel';
import type { PackageSize } from './package-sizes';

/** The size finder's fields, by the name that they have in the address. */
export const parcelFields = [
  { name: 'length', label: 'Length', unit: 'cm' },
  { name: 'width', label: 'Width', unit: 'cm' },
  { name: 'height', label: 'Height', unit: 'cm' },
  { name: 'weight', label: 'Weight', unit: 'kg' },
] as const;
export type ParcelField = (typeof parcelFields)[number]['name'];

/** What was typed. */
export type ParcelText = Record<ParcelField, string>;

/** Longest text that a field takes, in characters: what a measure can need. */
export const MAX_MEASURE_TEXT = 10;

/** What an address says of a parcel. */
export function parcelTextOf(query: Query): ParcelText {
  const of = (name: ParcelField) => (query[name] ?? '').trim().slice(0, MAX_MEASURE_TEXT);
  return { length: of('length'), width: of('width'), height: of('height'), weight: of('weight') };
}

/** What the finder says. `wrong`: fields that hold something which is no measure. */
export type ParcelAnswer = {
  wrong: readonly ParcelField[];
  /** Null until all four are given. */
  found: { fit: Fit; measures: Measures; kg: number } | null;
  /** Nothing was typed at all. */
  untouched: boolean;
};

/** Reads what was typed and looks for the compartment (P8). */
export function answerParcel(text: ParcelText, sizes: readonly PackageSize[]): ParcelAnswer {
  const [length, width, height, kg] = parcelFields.map(({ name }) => parseMeasure(text[name]));
  const wrong = parcelFields.flatMap(({ name }) =>
    text[name].trim() !== '' && parseMeasure(text[name]) === null ? [name] : [],
  );
  const untouched = parcelFields.every(({ name }) => text[name].trim() === '');
  if (!length || !width || !height || !kg) return { wrong, untouched, found: null };
  const measures = [length, width, height] as const;
  return { wrong, untouched, found: { fit: fitParcel({ measures, kg }, sizes, UNPRICED_MEASURES), measures, kg } };
}
