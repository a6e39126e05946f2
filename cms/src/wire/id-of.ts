import type { Context } from 'koa';
import { ApiError } from '@apoti/contract';

/** The id in a call's path. @throws ApiError `bad_request` */
export function idOf(ctx: Context): number {
  const id = Number(ctx['params'].id);
  if (!Number.isSafeInteger(id)) throw new ApiError('bad_request', 'The id is not a number');
  return id;
}
