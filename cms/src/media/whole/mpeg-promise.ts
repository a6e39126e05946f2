/** What the head of an MP3 says of all of it; null where it says nothing. */
type Promised = { frames: number | null; bytes: number | null };
/** What was found of it: whole frames, and bytes from the first of them to the end of the last. */
type Found = { frames: number; bytes: number };

/** Part of what was said that has to be there. Encoders count a frame more or less, and tags in between. */
const ENOUGH = 0.95;
const VBRI = 36;

/**
 * Whether an MP3 has plainly less than its first frame says (Xing, Info or VBRI): it was broken off between two frames. What
 * says nothing, or has more than it says, is taken as it is.
 */
export function lacksPromised(bytes: Buffer, first: number, found: Found): boolean {
  const { frames, bytes: length } = promisedAt(bytes, first);
  const shares = [
    ...(frames === null ? [] : [found.frames / frames]),
    ...(length === null ? [] : [found.bytes / length]),
  ];
  return shares.length > 0 && shares.every((share) => share < ENOUGH);
}

/** What stands in the frame that begins at a place. */
function promisedAt(bytes: Buffer, at: number): Promised {
  const xing = at + 4 + sideOf(bytes, at);
  if (['Xing', 'Info'].includes(bytes.toString('latin1', xing, xing + 4)) && xing + 16 <= bytes.length) {
    const flags = bytes.readUInt32BE(xing + 4);
    const hasFrames = (flags & 1) !== 0;
    const hasBytes = (flags & 2) !== 0;
    return {
      frames: hasFrames ? said(bytes.readUInt32BE(xing + 8)) : null,
      bytes: hasBytes ? said(bytes.readUInt32BE(xing + (hasFrames ? 12 : 8))) : null,
    };
  }
  const vbri = at + VBRI;
  if (bytes.toString('latin1', vbri, vbri + 4) !== 'VBRI' || vbri + 18 > bytes.length)
    return { frames: null, bytes: null };
  return { bytes: said(bytes.readUInt32BE(vbri + 10)), frames: said(bytes.readUInt32BE(vbri + 14)) };
}

/** Nothing was written there where an encoder could not go back to its beginning. */
function said(count: number): number | null {
  return count === 0 ? null : count;
}

/** Bytes of the frame's side information, behind which Xing and Info stand. */
function sideOf(bytes: Buffer, at: number): number {
  const isVersion1 = (bytes.readUInt8(at + 1) & 0x18) === 0x18;
  const isMono = bytes.readUInt8(at + 3) >> 6 === 3;
  if (isVersion1) return isMono ? 17 : 32;
  return isMono ? 9 : 17;
}
