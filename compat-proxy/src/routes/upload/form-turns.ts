import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { ApiError } from '@apoti/contract';
import { receiving, RETRY_SECONDS } from '../../limits';

const BUSY = 'Many files are being uploaded at the moment. Please try again in a few seconds.';

/** One line for every address that takes files. */
const turns = bulkhead(receiving.atOnce, receiving.waiting);

/**
 * Takes a form with a file when its turn has come, and has it in memory from its first byte until it is stored. Whoever waits is read
 * nothing of. @throws ApiError `unavailable` when too many wait already; what `take` throws
 */
export async function inFormTurn<T>(take: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(take);
  } catch (cause) {
    if (!isBulkheadRejectedError(cause)) throw cause;
    throw new ApiError('unavailable', BUSY, { retryAfter: RETRY_SECONDS }, { cause });
  }
}
