/** A box of an MP4 or QuickTime file: where it begins, where its content does, and where it ends. */
export type Box = { type: string; at: number; content: number; end: number };

/** The file is no chain of boxes where one has to be. */
export class BrokenBoxes extends Error {}

const HEAD = 8;
const LONG_HEAD = 16;
/** The letters `free`. */
const FREE = 0x66726565;

/**
 * The boxes between two places, one after the other. Fewer bytes than the head of a box at the end are none: QuickTime ends some lists so.
 * @throws BrokenBoxes for a size that cannot be
 */
export function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + HEAD <= to;) {
    const size = bytes.readUInt32BE(at);
    const isLong = size === 1;
    if (isLong && at + LONG_HEAD > to) throw new BrokenBoxes('half a head');
    // What says no size reaches to the end.
    const end = isLong ? at + Number(bytes.readBigUInt64BE(at + HEAD)) : size === 0 ? to : at + size;
    const content = at + (isLong ? LONG_HEAD : HEAD);
    if (end < content || end > to) throw new BrokenBoxes('a size that cannot be');
    yield { type: typeAt(bytes, at + 4), at, content, end };
    at = end;
  }
}

/** Four letters, one by one: a file may be a million boxes, and a text that is cut out of its bytes costs five times as much. */
function typeAt(bytes: Buffer, at: number): string {
  return String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0);
}

/** The first box of a type among those between two places. */
export function boxOf(bytes: Buffer, { content, end }: Box, ...path: string[]): Box | undefined {
  const [type, ...inner] = path;
  for (const box of boxesIn(bytes, content, end)) {
    if (box.type === type) return inner.length === 0 ? box : boxOf(bytes, box, ...inner);
  }
  return undefined;
}

/** Makes a box one that players pass over, of the same length and without its content: what stands behind it stays where it is. */
export function freeBox(bytes: Buffer, { at, content, end }: Box): void {
  bytes.writeUInt32BE(FREE, at + 4);
  if (content < end) bytes.fill(0, content, end);
}
