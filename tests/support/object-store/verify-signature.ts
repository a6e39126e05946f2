import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whose requests the store takes. */
export type Keys = { accessKey: string; secretKey: string; region: string };

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function canonicalQuery(params: URLSearchParams): string {
  const pairs = [...params].map(([name, value]) => `${strict(name)}=${strict(value)}`);
  return pairs.toSorted().join('&');
}

/**
 * Why a request is refused, in S3's words; null for one that its sender has signed for this content and this minute. Made from the
 * description of AWS Signature Version 4, without the package that signs.
 */
export function refusalOf(request: IncomingMessage, body: Buffer, keys: Keys): string | null {
  const { headers, method = '', url = '' } = request;
  const [, accessKey = '', day = '', region = '', signed = '', signature] =
    FORM.exec(headers.authorization ?? '') ?? [];
  if (signature === undefined) return 'AccessDenied';
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!time.startsWith(day) || !(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const contentHash = String(headers['x-amz-content-sha256']);
  if (contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signed.split(';');
  // What says where it goes, and what, must be part of it.
  const must = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!must.every((name) => names.includes(name))) return 'AccessDenied';
  const address = new URL(url, 'http://store');
  const canonical = [
    method,
    address.pathname
      .split('/')
      .map((part) => strict(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(address.searchParams),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signed,
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretKey}`, day), region), 's3'), 'aws4_request');
  const wanted = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  return wanted === signature ? null : 'SignatureDoesNotMatch';
}
