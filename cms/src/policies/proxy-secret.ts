import { ApiError } from '@apoti/contract';
import { hasProxySecret } from '../accounts/from-proxy';

/** Lets only the proxy through, which knows CMS_PROXY_SECRET. */
export default ({ request }: { request: { get(header: string): string } }): boolean => {
  if (!hasProxySecret(request)) throw new ApiError('forbidden', 'Only the proxy may call this');
  return true;
};
