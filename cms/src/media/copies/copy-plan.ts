import { copyFormats, copyHash, copyWidths, type CopyFormat, type CopyWidth } from '@apoti/contract';
import type { Workplace } from '../files/file-store';
import type { Staging } from '../staging';
import type { EncoderOrder } from './encoder-order';

const WIDEST = Math.max(...copyWidths);
/** What is smaller than this gains nothing, in bytes. */
const SMALL = 4_096;

/** A copy that is to be made. */
export type PlannedCopy = { width: CopyWidth; format: CopyFormat; hash: string; name: string };

/** The copies of a picture of this width: every width that is below its own, and its own where nothing wider is asked for. */
export function planCopies({ hash, width, bytes }: { hash: string; width: number; bytes: number }): PlannedCopy[] {
  if (bytes < SMALL) return [];
  const smaller = copyWidths.filter((one) => one < width);
  const widths: CopyWidth[] = width > WIDEST ? smaller : [...smaller, 'full'];
  return widths.flatMap((one) =>
    copyFormats.map((format) => {
      const own = copyHash(hash, one);
      return { width: one, format, hash: own, name: `${own}.${format}` };
    }),
  );
}

/** The encoder’s order for these copies, which it writes where they wait. */
export function orderFor(
  { source, pathOf }: Workplace,
  below: number,
  planned: readonly PlannedCopy[],
  staging: Staging,
): EncoderOrder {
  const copies = planned.map(({ width, format, name }) => ({
    ...{ path: pathOf(staging.at(name)), format },
    width: width === 'full' ? null : width,
  }));
  return { source, below, copies };
}
