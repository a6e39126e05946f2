import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { ApiError } from '@apoti/contract';

/** A call, and whether its work is over: what it has begun for later goes on, whoever has gone. */
type Call = { response: ServerResponse; isOver: boolean };

const current = new AsyncLocalStorage<Call>();

/** Does the work of a call, which may be of no use any more once who asked has gone ({@link refuseIfGone}). */
export async function whileAsked(response: ServerResponse, work: () => Promise<void>): Promise<void> {
  const call = { response, isOver: false };
  try {
    await current.run(call, work);
  } finally {
    call.isOver = true;
  }
}

/**
 * Refuses a change that nobody waits for any more: the proxy has given it up and told 503, so that doing it late would be a surprise (F1).
 * @throws ApiError `unavailable`
 */
export function refuseIfGone(): void {
  const call = current.getStore();
  if (call === undefined || call.isOver || !call.response.destroyed) return;
  throw new ApiError('unavailable', 'Nobody waits for this change any more. Nothing of it was done.');
}
