/** Names of fields that tell of a place, in the comments of FLAC and Ogg. */
const OF_PLACE = /^(.*location.*|.*gps.*|geo.*|.*latitude.*|.*longitude.*|.*coordinates.*|.*xmp.*)$/i;
const SIGN = 0x3d;
/** Longest name of a field that is looked at. */
const NAME = 80;
/** A comment begins with its length. */
const LENGTH = 4;

/** Blanks, in place, the values of the comments between two places that tell of a place. Gives whether there were any. */
export function forgetInComments(bytes: Buffer, from: number, to: number): boolean {
  // What stands behind them is not searched: there may be a million such pieces in a file.
  const comments = bytes.subarray(from, to);
  let found = false;
  for (let sign = comments.indexOf(SIGN); sign >= 0; sign = comments.indexOf(SIGN, sign + 1)) {
    const comment = commentAround(comments, sign);
    if (comment !== null && OF_PLACE.test(comments.toString('latin1', comment.from, sign))) {
      comments.fill(' ', sign + 1, comment.to);
      found = true;
    }
  }
  return found;
}

/** The comment whose name ends at a sign: the nearest place before it where a length fits to a name that ends here. */
function commentAround(comments: Buffer, sign: number): { from: number; to: number } | null {
  for (let begin = sign - 1; begin >= Math.max(LENGTH, sign - NAME); begin -= 1) {
    const letter = comments.readUInt8(begin);
    if (letter < 0x20 || letter > 0x7d || letter === SIGN) return null;
    const length = comments.readUInt32LE(begin - LENGTH);
    // A comment may go on in the next page of an Ogg file.
    if (length > sign - begin && length < 2 ** 24)
      return { from: begin, to: Math.min(comments.length, begin + length) };
  }
  return null;
}
