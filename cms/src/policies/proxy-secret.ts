import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError, cmsHeaders } from '@apoti/contract';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Lets only the proxy through, which knows CMS_PROXY_SECRET. The time it takes tells nothing of the secret. */
export default ({ request }: { request: { get(header: string): string } }): boolean => {
  const secret = process.env['CMS_PROXY_SECRET'] ?? '';
  const given = request.get(cmsHeaders.secret);
  if (secret === '' || given === '' || !timingSafeEqual(hash(given), hash(secret))) {
    throw new ApiError('forbidden', 'Only the proxy may call this');
  }
  return true;
};
