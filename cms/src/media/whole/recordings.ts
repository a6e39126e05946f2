/** Whether an MP4 or QuickTime file is whole: its boxes fill it, and what it is about is among them. */
export function isWholeMp4(bytes: Buffer): boolean {
  const types = new Set<string>();
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return false;
    const size = boxSize(bytes, at);
    if (size < 8 || at + size > bytes.length) return false;
    types.add(bytes.toString('latin1', at + 4, at + 8));
    at += size;
  }
  return types.has('moov') && (types.has('mdat') || types.has('moof'));
}

function boxSize(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size;
  return at + 16 > bytes.length ? 0 : Number(bytes.readBigUInt64BE(at + 8));
}

/** Whether a RIFF file (WAV, AVI) has all that its head says. */
export function isWholeRiff(bytes: Buffer): boolean {
  return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** Whether a Matroska or WebM file has the segment that its head says; a live recording's is of unknown size. */
export function isWholeMatroska(bytes: Buffer): boolean {
  const head = sizeAt(bytes, 4);
  if (head === null) return false;
  const segment = head.next + head.value;
  if (segment + 5 > bytes.length || bytes.readUInt32BE(segment) !== 0x18538067) return false;
  const size = sizeAt(bytes, segment + 4);
  return size !== null && (size.isUnknown || size.next + size.value <= bytes.length);
}

/** A size of EBML: the first bit that is set says how many bytes it has. */
export function sizeAt(bytes: Buffer, at: number): { value: number; next: number; isUnknown: boolean } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let next = at + 1; next < at + length; next += 1) {
    const byte = bytes.readUInt8(next);
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, next: at + length, isUnknown };
}
