/** What a FLAC file says of itself at its head. */
type Head = { block: number; samples: number; sound: number };
/** A frame's head: where its sound is, in samples. */
type FrameHead = { from: number; to: number };

const TAG_LENGTH = 128;
/** Inside of a frame other heads may seem to begin: of so many the last is looked for, which is nearly always the first. */
const MOST_TRIES = 4;

/**
 * Whether a FLAC file is whole: its last frame ends with it, as its checksum says, and no sound is missing behind that, where
 * the head says how much there is.
 */
export function isWholeFlac(bytes: Buffer): boolean {
  const head = readHead(bytes);
  if (head === null) return false;
  const end = bytes.toString('latin1', bytes.length - TAG_LENGTH).startsWith('TAG')
    ? bytes.length - TAG_LENGTH
    : bytes.length;
  let tries = 0;
  for (let at = end - 1; at >= head.sound && tries < MOST_TRIES; at -= 1) {
    const frame = frameAt(bytes, at, head.block);
    if (frame === null) continue;
    tries += 1;
    // The checksum of all of a frame, its own checksum among it, is zero.
    if (crc(bytes.subarray(at, end), 16, 0x8005) === 0) return frame.to >= head.samples;
  }
  return false;
}

function readHead(bytes: Buffer): Head | null {
  for (let at = 4; at + 4 < bytes.length;) {
    const isLast = (bytes.readUInt8(at) & 0x80) !== 0;
    at += 4 + bytes.readUIntBE(at + 1, 3);
    if (!isLast) continue;
    if (at + 2 > bytes.length || at < 42) return null;
    const samples = (bytes.readUInt8(21) & 0x0f) * 2 ** 32 + bytes.readUInt32BE(22);
    return { block: bytes.readUInt16BE(8), samples, sound: at };
  }
  return null;
}

/** The byte at a place; behind the end there is none that counts. */
const byteAt = (bytes: Buffer, at: number): number => bytes[at] ?? 0;

/** The head of the frame that begins at a place, which ends with a checksum of its own; null where none does. */
function frameAt(bytes: Buffer, at: number, block: number): FrameHead | null {
  if (byteAt(bytes, at) !== 0xff || (byteAt(bytes, at + 1) & 0xfe) !== 0xf8) return null;
  const codes = byteAt(bytes, at + 2);
  const number = numberAt(bytes, at + 4);
  if (number === null) return null;
  const size = sizeOf(bytes, codes >> 4, number.next);
  const rateLength = { 12: 1, 13: 2, 14: 2 }[codes & 15] ?? 0;
  const next = size.next + rateLength;
  if (size.samples === 0 || next >= bytes.length || crc(bytes.subarray(at, next + 1), 8, 0x07) !== 0) return null;
  const hasSamples = (byteAt(bytes, at + 1) & 1) === 1;
  const from = hasSamples ? number.value : number.value * block;
  return { from, to: from + size.samples };
}

/** How many samples a frame has, and where its head goes on. */
function sizeOf(bytes: Buffer, code: number, next: number): { samples: number; next: number } {
  if (code === 6) return { samples: byteAt(bytes, next) + 1, next: next + 1 };
  if (code === 7) return { samples: byteAt(bytes, next) * 256 + byteAt(bytes, next + 1) + 1, next: next + 2 };
  if (code === 1) return { samples: 192, next };
  if (code >= 8) return { samples: 256 * 2 ** (code - 8), next };
  return { samples: code === 0 ? 0 : 576 * 2 ** (code - 2), next };
}

/** The number of a frame or of its first sample, written as UTF-8 writes characters, in up to seven bytes. */
function numberAt(bytes: Buffer, at: number): { value: number; next: number } | null {
  const first = byteAt(bytes, at);
  const ones = Math.clz32(~(first << 24));
  if (ones === 0) return { value: first, next: at + 1 };
  if (ones === 1 || ones > 7) return null;
  let value = first & (0x7f >> ones);
  for (let index = 1; index < ones; index += 1) value = value * 64 + (byteAt(bytes, at + index) & 0x3f);
  return { value, next: at + ones };
}

/** A checksum of so many bits. */
function crc(bytes: Buffer, bits: 8 | 16, polynomial: number): number {
  const [top, mask] = [2 ** (bits - 1), 2 ** bits - 1];
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum & top) === 0 ? sum << 1 : (sum << 1) ^ polynomial) & mask;
  }
  return sum;
}
