import { sizeAt } from '../whole/recordings';

const SEGMENT = 0x18538067;
/** A part of a live recording says no size: what is in it is gone through as if it stood beside it. */
const CLUSTER = 0x1f43b675;
/** What is said of the recording, what is attached to it, and room that nobody uses. */
const TOLD = new Set([0x1254c367, 0x1941a469, 0xec]);
const VOID = 0xec;
/** A size in eight bytes, the longest there is. */
const LONG = 8;

/** Takes the tags and attachments out of a Matroska or WebM file, in place: they become room that nobody uses. */
export function forgetInMatroska(bytes: Buffer): void {
  const head = sizeAt(bytes, 4);
  if (head === null) return;
  for (let at = head.next + head.value; at < bytes.length;) {
    const id = idAt(bytes, at);
    const size = id === null ? null : sizeAt(bytes, id.next);
    if (id === null || size === null) return;
    const isHolder = id.value === SEGMENT || (id.value === CLUSTER && size.isUnknown);
    const end = size.isUnknown ? bytes.length : Math.min(bytes.length, size.next + size.value);
    if (TOLD.has(id.value)) makeVoid(bytes, at, end);
    at = isHolder ? size.next : end;
  }
}

/** The name of an element: its first bit that is set says how many bytes it has. */
function idAt(bytes: Buffer, at: number): { value: number; next: number } | null {
  const length = Math.clz32(bytes.at(at) ?? 0) - 23;
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
