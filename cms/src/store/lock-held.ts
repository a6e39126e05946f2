/** PostgreSQL's word for a lock that somebody else had for longer than was waited for. */
export const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a failure is that. */
export function isLockHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
