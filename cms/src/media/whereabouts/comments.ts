/** Names of fields that tell of a place, in the comments of FLAC and Ogg. */
const OF_PLACE = /^(.*location.*|.*gps.*|geo.*|.*latitude.*|.*longitude.*|.*coordinates.*|.*xmp.*)$/i;
const NAME = /^[\x20-\x3c\x3e-\x7d]{1,80}=/;
/** A comment begins with its length. */
const LENGTH = 4;

/** Blanks, in place, the values of the comments between two places that tell of a place. Gives whether there were any. */
export function forgetInComments(bytes: Buffer, from: number, to: number): boolean {
  let found = false;
  for (let sign = bytes.indexOf('=', from, 'latin1'); sign >= 0 && sign < to;) {
    const comment = commentAround(bytes, sign, from, to);
    if (comment !== null && OF_PLACE.test(bytes.toString('latin1', comment.from, sign))) {
      bytes.fill(' ', sign + 1, comment.to);
      found = true;
    }
    sign = bytes.indexOf('=', sign + 1, 'latin1');
  }
  return found;
}

/** The comment whose name ends at a sign: the nearest place before it where a length fits to a name that ends here. */
function commentAround(bytes: Buffer, sign: number, from: number, to: number): { from: number; to: number } | null {
  for (let begin = sign - 1; begin >= Math.max(from + LENGTH, sign - 80); begin -= 1) {
    if (!NAME.test(bytes.toString('latin1', begin, sign + 1))) return null;
    const length = bytes.readUInt32LE(begin - LENGTH);
    // A comment may go on in the next page of an Ogg file.
    if (length > sign - begin && length < 2 ** 24) return { from: begin, to: Math.min(to, begin + length) };
  }
  return null;
}
