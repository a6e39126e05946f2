import { once } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Release } from '../store/process-lock';
import { HELD } from './turn-signal';

let held: Release | null = null;

/**
 * Waits, at once, until no other CMS of the database is starting, and holds the lock of a start from here on: where settings are read
 * there is no later moment before the database is opened. {@link earlyTurn} hands it on. @throws Error where it cannot be had
 */
export function takeTurnAtOnce(): void {
  const { port1, port2 } = new MessageChannel();
  const signal = new SharedArrayBuffer(4);
  const worker = new Worker(join(__dirname, 'turn-worker.js'), {
    workerData: { signal, port: port2 },
    transferList: [port2],
  });
  const told = new Int32Array(signal);
  Atomics.wait(told, 0, 0);
  if (Atomics.load(told, 0) !== HELD) {
    const reason = receiveMessageOnPort(port1);
    throw new Error(`The turn of this start could not be had: ${String(reason?.message)}`);
  }
  // Its end is the end of the lock; the process does not live on for it.
  worker.unref();
  held = async () => {
    const gone = once(worker, 'exit');
    port1.postMessage('given back');
    await gone;
  };
}

/** The turn that was taken before; null where there was no need to. It is handed on once. */
export function earlyTurn(): Release | null {
  const release = held;
  held = null;
  return release;
}
