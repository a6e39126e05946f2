import { once } from 'node:events';
import { HeldByOther, holdLock } from '../store/process-lock';
import { BackupProblem } from './backup-problem';

/**
 * Does what comes before and after a restore while no other CMS of the database does: they may share a folder, and what is
 * put aside there. A stop does not wait for the others. @throws BackupProblem where they take too long
 */
export async function asOnlyRestorer<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const turn = holdLock('restore').catch((error: unknown) => {
    throw error instanceof HeldByOther ? new BackupProblem(error.message, { cause: error }) : error;
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
