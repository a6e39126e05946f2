import { ApiError } from '@apoti/contract';

/** A failure with its reason, which may begin with the same words. */
export function reasonOf(failed: string, error: unknown): string {
  if (!(error instanceof ApiError)) return failed;
  return error.message.startsWith(failed) ? error.message : `${failed}. ${error.message}`;
}
