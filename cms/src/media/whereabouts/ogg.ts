import { BrokenBoxes } from './boxes';
import { forgetInComments } from './comments';
import { forgetEmbedded } from './embedded';

const HEAD = 27;
/** Where in the head of a page the number of its stream is, and its checksum. */
const [STREAM, SUM] = [14, 22];
/** Comments come first: behind so many pages there is sound, or many covers. */
const MOST_PAGES = 64;
/** Pictures, sound and words, for each song of a long recording: more than these are there to keep somebody busy. */
const MOST_STREAMS = 1_000;

/** A page: where it begins, where what is in it begins, and where it ends. */
type Page = { at: number; content: number; end: number };

/** The checksum of Ogg: CRC-32 with the polynomial 0x04c11db7, highest bit first. */
export function checksum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  }
  return sum >>> 0;
}

/**
 * Blanks, in place, the comments of an Ogg file (Opus, Vorbis, Theora) that tell of a place, and XMP in any of them.
 * @throws BrokenBoxes for more streams than anybody plays
 */
export function forgetInOgg(bytes: Buffer): void {
  const streams = streamsOf(bytes);
  if (streams.size > MOST_STREAMS) throw new BrokenBoxes('more streams than anybody plays');
  for (const pages of streams.values()) forgetInStream(bytes, pages);
}

/** The pages of each stream of a file, by its number: those of sound and picture lie between each other. */
function streamsOf(bytes: Buffer): Map<number, Page[]> {
  const streams = new Map<number, Page[]>();
  for (let at = 0; at + HEAD <= bytes.length;) {
    const content = at + HEAD + bytes.readUInt8(at + HEAD - 1);
    let length = 0;
    for (let one = at + HEAD; one < content; one += 1) length += bytes[one] ?? 0;
    const page = { at, content, end: Math.min(bytes.length, content + length) };
    const stream = bytes.readUInt32LE(at + STREAM);
    const known = streams.get(stream);
    if (known === undefined) streams.set(stream, [page]);
    else known.push(page);
    at = Math.max(page.end, at + HEAD);
  }
  return streams;
}

/** A comment may go on in the next page: what is in them is read as one, and written back page by page. */
function forgetInStream(bytes: Buffer, pages: readonly Page[]): void {
  const contentOf = ({ content, end }: Page) => bytes.subarray(content, end);
  const after = Buffer.concat(pages.map(contentOf));
  const first = pages.slice(0, MOST_PAGES).reduce((sum, page) => sum + contentOf(page).length, 0);
  forgetInComments(after, 0, first);
  forgetEmbedded(after);
  let from = 0;
  for (const page of pages) {
    const content = contentOf(page);
    const said = after.subarray(from, from + content.length);
    from += content.length;
    if (said.equals(content)) continue;
    said.copy(content);
    bytes.writeUInt32LE(0, page.at + SUM);
    bytes.writeUInt32LE(checksum(bytes.subarray(page.at, page.end)), page.at + SUM);
  }
}
