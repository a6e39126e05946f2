import type { Context } from 'koa';
import { ApiError, cmsHeaders } from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';

/**
 * Who the proxy says the call is for.
 * @throws ApiError `unauthenticated`
 */
export function personOf(ctx: Context): PersonClaim {
  const id = Number(ctx.get(cmsHeaders.personId) || NaN);
  const stamp = ctx.get(cmsHeaders.personStamp);
  if (!Number.isSafeInteger(id) || stamp === '') throw new ApiError('unauthenticated', 'Please sign in');
  return { id, stamp };
}
