import { once } from 'node:events';
import { holdLock, isHeldByOther } from '../store/process-lock';
import { BackupProblem } from './backup-problem';

const HELD = 'Another CMS of this site is at work on a restore, or on what one has replaced. Please try again later.';

/**
 * Does what comes before and after a restore while no other CMS of the database does: they may share a folder, and what is
 * put aside there. A stop does not wait for the others. @throws BackupProblem where they take too long
 */
export async function asOnlyRestorer<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const turn = holdLock('restore').catch((error: unknown) => {
    throw isHeldByOther(error) ? new BackupProblem(HELD, { cause: error }) : error;
  });
  const heard = new AbortController();
  const stop = once(signal, 'abort', { signal: heard.signal }).catch(() => undefined);
  await Promise.race([turn, stop]).finally(() => heard.abort());
  // What is given to one that has ended meanwhile goes back.
  if (signal.aborted) void turn.then((release) => release()).catch(() => undefined);
  signal.throwIfAborted();
  const release = await turn;
  try {
    return await work();
  } finally {
    await release();
  }
}
