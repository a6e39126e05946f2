import { bulkhead } from 'cockatiel';
import { createHash, type Hash } from 'node:crypto';
import type { Transform } from 'node:stream';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type BrotliOptions } from 'node:zlib';
import type { Encoding } from './choose-encoding';
import { fileTag } from './file-tag';
import { forFirstFlight } from './first-flight';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes a compressed copy saves nothing worth its headers. */
const MIN_COMPRESSED_BYTES = 256;
/**
 * How hard brotli and gzip try: for what is kept and sent often, and for what is sent once. Above 6, brotli saves less than a
 * hundredth, and takes up to 30 MB and five times as long for a page (decision 0007).
 */
const KEPT = { br: 6, gzip: 9 };
const ONCE = { br: 4, gzip: 4 };
type Levels = Record<'br' | 'gzip', number>;
/** What is larger is compressed quickly and in turns of its own: thousands of posts would hold up every page for seconds (S9). */
const LARGE_BYTES = 1024 * 1024;
const isLarge = (identity: Buffer) => identity.length > LARGE_BYTES;
/**
 * What is kept is compressed one after the other: each takes megabytes, and the processors are for whoever asks. Of what nobody has
 * asked for yet, the further encodings, one at a time stands in that line.
 */
const lanes = {
  usual: { asked: bulkhead(1, Infinity), further: bulkhead(1, Infinity), levels: KEPT },
  large: { asked: bulkhead(1, Infinity), further: bulkhead(1, Infinity), levels: ONCE },
};

/** One representation, ready to be sent. The raw lists are the headers in the form that `writeHead` takes fastest. */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  rawHeaders: string[];
  rawNotModified: string[];
};

/** A finished answer in every encoding, so that a request only has to choose, and what it was made of. */
export type PreparedReply = { status: number; variants: Record<Encoding, Variant>; source: Named };

/** An answer in the one encoding that its request takes. */
export type ChosenReply = { status: number; variant: Variant };

/** What every representation of an answer shares. `asFile`: its tags are those that nginx gives its files (decision 0006). */
type Shared = { status: number; headers: Record<string, string>; asFile?: boolean };
type Named = { hash: string; shared: Shared };

/** What an answer is made of: text, at once or in pieces, or a file that is so small by itself. */
export type Body = string | Buffer | AsyncIterable<string>;

/** An answer that is being made: each representation as soon as it is there. */
export type Preparing = { variant: (coding: Encoding) => Promise<ChosenReply>; whole: Promise<PreparedReply> };

/**
 * Compresses text once, in zlib's threads, and puts the headers together; files stay as they are. Somebody may wait for all of it, so
 * none of its encodings stands behind those that nobody has asked for.
 */
export async function prepareReply(body: Body, shared: Shared): Promise<PreparedReply> {
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
  return begin(isWhole ? read(body) : await readPieces(body), shared, 'all').whole;
}

/**
 * The same for text that somebody waits for.
 * @param before the answer until now: it stays where nothing is different, so that whoever has it keeps it
 * @param first the encoding that is made first
 */
export function beginReply(
  text: string,
  shared: Shared,
  { before, first }: { before: PreparedReply | undefined; first: Encoding },
): Preparing {
  const made = read(text);
  const isSame = before !== undefined && isDeepStrictEqual(before.source, { hash: made.hash, shared });
  if (!isSame) return begin(made, shared, first);
  return { variant: async (coding) => choose(before, coding), whole: Promise.resolve(before) };
}

/** Makes each representation in its turn; one that is not compressed costs nothing and waits for no turn. */
function begin({ identity, hash, isFile }: Read, shared: Shared, first: Encoding | 'all'): Preparing {
  const { status } = shared;
  const source = { hash, shared };
  const { asked: turns, further, levels } = isLarge(identity) ? lanes.large : lanes.usual;
  const isCompressed = (coding: Encoding) =>
    !isFile && coding !== 'identity' && identity.length >= MIN_COMPRESSED_BYTES;
  const inTurn = (coding: Encoding) => turns.execute(() => toVariant(identity, coding, levels, source));
  const make = (coding: Encoding) =>
    isCompressed(coding) ? inTurn(coding) : toVariant(identity, 'identity', levels, source);
  const asked = first === 'all' ? undefined : make(first);
  const of = (coding: Encoding) => {
    if (asked === undefined || !isCompressed(coding)) return make(coding);
    return coding === first ? asked : further.execute(() => make(coding));
  };
  const made = { br: of('br'), gzip: of('gzip'), identity: of('identity') };
  const whole = Promise.all([made.br, made.gzip, made.identity]).then(([br, gzip, plain]) => ({
    status,
    variants: { br, gzip, identity: plain },
    source,
  }));
  return { variant: async (coding) => ({ status, variant: await made[coding] }), whole };
}

/** Compresses for one request, quickly and in its encoding only: for what is sent once and not kept. */
export async function prepareOnce(text: string, coding: Encoding, shared: Shared): Promise<ChosenReply> {
  const { identity, hash } = read(text);
  const variant = await toVariant(identity, coding, ONCE, { hash, shared });
  return { status: shared.status, variant };
}

/** A text in an encoding, compressed quickly; a short one stays as it is: what is given is a string then. */
export async function compressOnce(text: string, coding: Encoding): Promise<string | Buffer> {
  const identity = Buffer.from(text);
  const body = await compress(identity, coding, ONCE);
  return body === identity ? text : body;
}

/** Compresses what is written to it for one request, quickly; null where it is to stay as it is. */
export function compressingOnce(coding: Encoding): Transform | null {
  if (coding === 'identity') return null;
  return coding === 'gzip' ? createGzip({ level: ONCE.gzip }) : createBrotliCompress(ofText(ONCE.br));
}

/** Whether an answer is one of those that take long to be made and have turns of their own. */
export const isLargeReply = ({ variants }: PreparedReply): boolean => isLarge(variants.identity.body);

/** How many bytes an answer keeps in memory. */
export function bytesOf({ variants }: PreparedReply): number {
  const bodies = new Set([variants.br.body, variants.gzip.body, variants.identity.body]);
  return [...bodies].reduce((all, body) => all + body.length, 0);
}

/** The representation of a prepared answer in an encoding. */
export function choose({ status, variants }: PreparedReply, coding: Encoding): ChosenReply {
  return { status, variant: variants[coding] };
}

/** The same answer, for whoever asked alone: nothing on the way and no browser may keep it. */
export function unkept({ status, variant }: ChosenReply): ChosenReply {
  return { status, variant: { ...variant, headers: { ...variant.headers, 'cache-control': 'no-store' } } };
}

type Read = { identity: Buffer; hash: string; isFile: boolean };

const hashOf = (hash: Hash): string => hash.digest('base64url').slice(0, 22);

function read(body: string | Buffer): Read {
  const identity = Buffer.from(body);
  return { identity, hash: hashOf(createHash('sha256').update(identity)), isFile: typeof body !== 'string' };
}

/** Each piece by itself: all of them at once would hold up every visitor. */
async function readPieces(pieces: AsyncIterable<string>): Promise<Read> {
  const hash = createHash('sha256');
  const read: Buffer[] = [];
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    hash.update(bytes);
    read.push(bytes);
  }
  return { identity: Buffer.concat(read), hash: hashOf(hash), isFile: false };
}

function compress(identity: Buffer, coding: Encoding, levels: Levels): Promise<Buffer> | Buffer {
  if (coding === 'identity' || identity.length < MIN_COMPRESSED_BYTES) return identity;
  if (coding === 'gzip') return compressGzip(identity, { level: levels.gzip });
  return levels === KEPT ? brotliOfKept(identity) : brotli(identity, levels.br);
}

function brotli(identity: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(identity, ofText(quality, { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }));
}

function ofText(quality: number, more: BrotliOptions['params'] = {}): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, ...more } };
}

async function brotliOfKept(identity: Buffer): Promise<Buffer> {
  return forFirstFlight(await brotli(identity, KEPT.br), (level) => brotli(identity, level));
}

/** Each representation has a strong entity tag of its own (RFC 9110 §8.8.3). */
async function toVariant(
  identity: Buffer,
  wanted: Encoding,
  levels: Levels,
  { hash, shared: all }: Named,
): Promise<Variant> {
  const body = await compress(identity, wanted, levels);
  const coding = body === identity ? '' : wanted;
  const name = `${hash}${coding === '' ? '' : `-${coding}`}`;
  const etag = all.asFile === true ? fileTag(name, body.length) : `"${name}"`;
  const { headers: given } = all;
  const { vary } = given;
  const shared = { ...given, vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`, etag };
  const headers: Record<string, string> = { ...shared, 'content-length': String(body.length) };
  if (coding !== '') headers['content-encoding'] = coding;
  return {
    body,
    etag,
    headers,
    rawHeaders: Object.entries(headers).flat(),
    rawNotModified: Object.entries(shared).flat(),
  };
}

/** True when the client holds this representation already (RFC 9110 §13.1.2). */
export function isNotModified({ etag }: Pick<Variant, 'etag'>, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
