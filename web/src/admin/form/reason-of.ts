import { ApiError } from '@apoti/contract';
import { mayBeDone, toApiError } from '../../shared/api/to-api-error';
import { sentence } from '../lists/list-texts';

/** A failure with its reason, which may begin with the same words. */
export function reasonOf(failed: string, error: unknown): string {
  if (!(error instanceof ApiError)) return failed;
  return error.message.startsWith(failed) ? error.message : `${failed}. ${error.message}`;
}

/** What is said of a failure; where nobody knows whether it was done all the same, with that `doubt`. */
export function orDone(said: string, error: unknown, doubt: string): string {
  return mayBeDone(toApiError(error)) ? `${sentence(said)} ${doubt}` : said;
}
