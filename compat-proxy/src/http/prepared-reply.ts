import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes a compressed copy saves nothing worth its headers. */
const MIN_COMPRESSED_BYTES = 256;

/** One representation, ready to be sent. The raw lists are the headers in the form that `writeHead` takes fastest. */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  rawHeaders: string[];
  rawNotModified: string[];
};

/** A finished answer in every encoding, so that a request only has to choose. */
export type PreparedReply = { status: number; variants: Record<Encoding, Variant> };

/** What every representation of an answer shares. */
type Shared = { status: number; headers: Record<string, string> };

/** Compresses once, in zlib's threads, and puts the headers together, off the way of any request. */
export async function prepareReply(text: string, shared: Shared): Promise<PreparedReply> {
  const identity = Buffer.from(text);
  const [br, gz] = identity.length < MIN_COMPRESSED_BYTES ? [identity, identity] : await compress(identity);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status: shared.status,
    variants: {
      br: toVariant(br, br === identity ? '' : 'br', hash, shared),
      gzip: toVariant(gz, gz === identity ? '' : 'gzip', hash, shared),
      identity: toVariant(identity, '', hash, shared),
    },
  };
}

function compress(identity: Buffer): Promise<[Buffer, Buffer]> {
  const brotli = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return Promise.all([compressBrotli(identity, { params: brotli }), compressGzip(identity, { level: 9 })]);
}

/** Each representation has a strong entity tag of its own (RFC 9110 §8.8.3). */
function toVariant(body: Buffer, coding: string, hash: string, { headers: given }: Shared): Variant {
  const etag = `"${hash}${coding === '' ? '' : `-${coding}`}"`;
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
export function isNotModified({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
