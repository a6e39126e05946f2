import { createHash, timingSafeEqual } from 'node:crypto';
import { cmsHeaders } from '@apoti/contract';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether both are the same secret; an empty one is none. The time it takes tells nothing of the secret. */
function isSecret(given: string, secret = ''): boolean {
  return secret !== '' && given !== '' && timingSafeEqual(hash(given), hash(secret));
}

type Headers = { get(header: string): string };

/** Whether the proxy writes or signs somebody in: it knows CMS_PROXY_SECRET. */
export function hasProxySecret(request: Headers): boolean {
  return isSecret(request.get(cmsHeaders.secret), process.env['CMS_PROXY_SECRET']);
}

/** Whether the proxy asks, be it to write or to read. */
export function isFromProxy(request: Headers): boolean {
  const token = request.get('authorization').replace(/^Bearer /, '');
  return hasProxySecret(request) || isSecret(token, process.env['CMS_READ_TOKEN']);
}
