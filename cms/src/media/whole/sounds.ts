import { lacksPromised } from './mpeg-promise';

/** What may stand behind the last frame: tags of several makers. */
const TAGS = ['TAG', 'APETAGEX', 'LYRICSBEGIN', 'ID3'];
const ID3_LENGTH = 10;
/** Most bytes of a frame's head. */
const HEAD = 7;

/** Thousands of bits a second by version (1; 2 and 2.5) and layer (I, II, III), by the number in the frame's head. */
const RATES = {
  1: [
    [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  ],
  2: [
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ],
} as const;
const SAMPLES_A_SECOND = [44_100, 48_000, 32_000];

/** Whether an MPEG sound file (MP3) ends with a whole frame, and has what its first one says. */
export function isWholeMpegSound(bytes: Buffer): boolean {
  const found = wholeFrames(bytes, mpegFrame);
  if (found === null) return false;
  const { count, first, end } = found;
  // A file that was broken off has lost the tag behind it too; another one may have been put together of several.
  return end < bytes.length || !lacksPromised(bytes, first, { frames: count, bytes: end - first });
}

/** Whether an AAC file ends with a whole frame. */
export function isWholeAac(bytes: Buffer): boolean {
  return wholeFrames(bytes, aacFrame) !== null;
}

/** Where the sound of an MPEG or AAC file ends, or its tags where there is no sound: tags may stand behind it, and another sound behind them. */
export function endOfSound(bytes: Buffer, kind: 'mpeg' | 'aac'): number {
  return wholeFrames(bytes, kind === 'aac' ? aacFrame : mpegFrame)?.end ?? behindId3(bytes);
}

/** Length of the frame that begins at a place; null where none does. */
type FrameAt = (bytes: Buffer, at: number) => number | null;

/** Whole frames: how many, and where the first begins and the last ends. */
type Frames = { count: number; first: number; end: number };

/**
 * Goes from frame to frame. Where none begins the next two in a row are looked for: players do so too, and what stands in
 * between is a tag or a scratch. A frame that has begun has to be whole; null where one is not, or where there is none.
 */
function wholeFrames(bytes: Buffer, frameAt: FrameAt): Frames | null {
  let frames = 0;
  let first = 0;
  let end = 0;
  for (let at = behindId3(bytes); at < bytes.length;) {
    const length = frameAt(bytes, at);
    const isFrame = length !== null && (frames > 0 || isFollowed(bytes, at + length, frameAt));
    if (isFrame) {
      if (at + length > bytes.length) return null;
      if (frames === 0) first = at;
      frames += 1;
      at += length;
      end = at;
    } else {
      if (frames > 0 && isTag(bytes, at)) break;
      // Not even the head of the next one is all there.
      if (frames > 0 && bytes[at] === 0xff && at + HEAD > bytes.length) return null;
      at = nextFrame(bytes, at + 1, frameAt);
    }
  }
  return frames === 0 ? null : { count: frames, first, end };
}

/** Whether what begins at a place, behind a frame, is another one, or nothing more. */
function isFollowed(bytes: Buffer, at: number, frameAt: FrameAt): boolean {
  return at >= bytes.length || frameAt(bytes, at) !== null || isTag(bytes, at);
}

function isTag(bytes: Buffer, at: number): boolean {
  return TAGS.some((tag) => bytes.toString('latin1', at, at + tag.length) === tag);
}

/** Where the next two frames in a row begin, from a place on; the end where there are none. */
function nextFrame(bytes: Buffer, from: number, frameAt: FrameAt): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const length = frameAt(bytes, at);
    if (length !== null && at + length < bytes.length && frameAt(bytes, at + length) !== null) return at;
  }
  return bytes.length;
}

/** Where the sound begins: behind the tags that stand before it, whose sizes are in seven bits a byte. */
function behindId3(bytes: Buffer): number {
  let at = 0;
  while (bytes.toString('latin1', at, at + 3) === 'ID3' && at + ID3_LENGTH <= bytes.length) {
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (bytes.readUInt8(at + index) & 0x7f), 0);
    const hasFooter = (bytes.readUInt8(at + 5) & 0x10) !== 0;
    at += ID3_LENGTH + size + (hasFooter ? ID3_LENGTH : 0);
  }
  return at;
}

function mpegFrame(bytes: Buffer, at: number): number | null {
  if (at + 4 > bytes.length) return null;
  const [second, third] = [bytes.readUInt8(at + 1), bytes.readUInt8(at + 2)];
  if (bytes.readUInt8(at) !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const [version, layer] = [(second >> 3) & 3, 4 - ((second >> 1) & 3)];
  const kbits = RATES[version === 3 ? 1 : 2][layer - 1]?.[third >> 4];
  const fullRate = SAMPLES_A_SECOND[(third >> 2) & 3];
  if (version === 1 || !kbits || fullRate === undefined) return null;
  const rate = fullRate / ({ 3: 1, 2: 2, 0: 4 }[version] ?? 1);
  const padding = (third >> 1) & 1;
  if (layer === 1) return (Math.floor((12_000 * kbits) / rate) + padding) * 4;
  const samples = layer === 3 && version !== 3 ? 72_000 : 144_000;
  return Math.floor((samples * kbits) / rate) + padding;
}

function aacFrame(bytes: Buffer, at: number): number | null {
  if (at + 7 > bytes.length || (bytes.readUInt16BE(at) & 0xfff6) !== 0xfff0) return null;
  const length = (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
  return length < 7 ? null : length;
}

const PAGE = 27;

/** Whether an Ogg file ends with a whole page. One that ends between two pages may be a recording that was broken off. */
export function isWholeOgg(bytes: Buffer): boolean {
  let at = 0;
  while (at + PAGE <= bytes.length && bytes.toString('latin1', at, at + 4) === 'OggS') {
    const segments = bytes.subarray(at + PAGE, at + PAGE + bytes.readUInt8(at + 26));
    at += PAGE + bytes.readUInt8(at + 26) + segments.reduce((sum, length) => sum + length, 0);
  }
  return at === bytes.length;
}
