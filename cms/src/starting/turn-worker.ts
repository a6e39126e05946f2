import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { holdLock } from '../store/process-lock';
import { HELD, LOST, REFUSED, turnSchema } from './turn-signal';

/** Holds the lock of a start for the thread that waits meanwhile, and therefore can neither ask PostgreSQL nor write its log. */
async function main(): Promise<void> {
  const { signal, port } = turnSchema.parse(workerData);
  const told = new Int32Array(signal);
  const tell = (state: number) => {
    Atomics.store(told, 0, state);
    Atomics.notify(told, 0);
  };
  const onWait = () => writeSync(2, 'Another CMS of this database is starting: it goes first\n');
  // The thread that waits can do nothing itself; what it was at is left as it is.
  const onLost = () => {
    writeSync(2, `${LOST}\n`);
    process.kill(process.pid, 'SIGKILL');
  };
  try {
    const release = await holdLock('start', { onWait, onLost });
    port.once('message', () => void release().then(() => port.close()));
    tell(HELD);
  } catch (error) {
    port.postMessage(error instanceof Error ? error.message : String(error));
    port.close();
    tell(REFUSED);
  }
}

void main();
