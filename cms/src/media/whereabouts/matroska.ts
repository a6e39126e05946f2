import { sizeAt } from '../whole/recordings';
import { BrokenBoxes } from './boxes';

/** What holds other elements: they are gone through as if they stood beside it, whatever size it says. */
const HOLDERS = new Set([0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1f43b675, 0x1c53bb6b, 0x1043a770]);
/** What is said of the recording, what is attached to it, and room that nobody uses. */
const TOLD = new Set([0x1254c367, 0x1941a469, 0xec]);
const SEGMENT_ID = 4;
const VOID = 0xec;
/** A size in eight bytes, the longest there is. */
const LONG = 8;

/**
 * Takes the tags and attachments out of a Matroska or WebM file, in place: they become room that nobody uses.
 * @throws BrokenBoxes when the elements in it are not whole
 */
export function forgetInMatroska(bytes: Buffer): void {
  const head = sizeAt(bytes, 4);
  const segment = head === null ? null : sizeAt(bytes, head.next + head.value + SEGMENT_ID);
  if (segment === null) throw new BrokenBoxes('no segment');
  const end = segment.isUnknown ? bytes.length : Math.min(bytes.length, segment.next + segment.value);
  for (let at = segment.next; at < end;) {
    const id = idAt(bytes, at);
    const size = id === null ? null : sizeAt(bytes, id.next);
    if (id === null || size === null) throw new BrokenBoxes('no element');
    const next = HOLDERS.has(id.value) ? size.next : size.next + size.value;
    if (next > end) throw new BrokenBoxes('a size that cannot be');
    if (next > size.next && TOLD.has(id.value)) makeVoid(bytes, at, next);
    at = next;
  }
  // What stands behind it belongs to nothing.
  bytes.fill(0, end);
}

/** The name of an element: its first bit that is set says how many bytes it has. */
function idAt(bytes: Buffer, at: number): { value: number; next: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  // Nearly all names have one byte, and a file may be millions of them.
  if (length === 1) return { value: first, next: at + 1 };
  return length > 4 || at + length > bytes.length ? null : { value: bytes.readUIntBE(at, length), next: at + length };
}

function makeVoid(bytes: Buffer, at: number, end: number): void {
  bytes.fill(0, at, end);
  bytes.writeUInt8(VOID, at);
  const room = end - at - 1;
  if (room > LONG) {
    bytes.writeUInt8(1, at + 1);
    bytes.writeUIntBE(room - LONG, at + 1 + 2, LONG - 2);
  } else if (room > 0) bytes.writeUInt8(0x80 | (room - 1), at + 1);
}
