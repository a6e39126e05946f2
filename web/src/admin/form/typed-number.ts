import { toNaira } from '@apoti/contract/lib/naira';
import { readDecimal } from '@apoti/contract/lib/read-place';

/** Reads what is typed as a number; null when it is none. */
export type NumberReader = (text: string) => number | null;

/** A number as people write counts: `1,200` too. */
export const readCount: NumberReader = (text) => readDecimal(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''));

/** An amount in naira, also as `₦1,500,000` and `1.5m`; a negative one is told as such. */
export const readNaira: NumberReader = (text) => readDecimal(text) ?? toNaira(text);
