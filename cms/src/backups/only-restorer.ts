import { once } from 'node:events';
import { HeldByOther, holdLock } from '../store/process-lock';
import { BackupProblem } from './backup-problem';

/** Another CMS may do the same from now on. */
export class LostTurn extends BackupProblem {
  constructor() {
    super('The connection to the database has ended in the midst of it. Nothing was changed; please try again.');
  }
}

/**
 * Does what comes before and after a restore while no other CMS of the database does: they may share a folder, and what is
 * put aside there. A stop does not wait for the others. The signal that the work gets is that of the stop, and says as well that its turn is
 * lost. @throws BackupProblem where they take too long
 */
export async function asOnlyRestorer<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const lost = new AbortController();
  const turn = holdLock('restore', { onLost: () => lost.abort(new LostTurn()) }).catch((error: unknown) => {
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
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    await release();
  }
}
