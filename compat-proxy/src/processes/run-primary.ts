import closeWithGrace from 'close-with-grace';
import cluster, { type Worker } from 'node:cluster';
import pino from 'pino';
import type { Env } from '../plugins/app/env';
import type { ToWorker } from './messages';
import { Primary, type Hand } from './primary';

/** Longer than workers get to finish, in ms. */
const GRACE_MS = 9_000;

/** A message to a worker that is going is none. */
const say = (worker: Worker) => (message: ToWorker) => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};

function fork(): Hand {
  const worker = cluster.fork();
  return { id: worker.id, pid: worker.process.pid ?? 0, say: say(worker), kill: () => worker.process.kill('SIGKILL') };
}

/** Becomes the process that keeps the others. */
export function runPrimary({ PROXY_PROCESSES, LOG_LEVEL }: Env): void {
  const log = pino({ level: LOG_LEVEL });
  const giveUp = (code: number) => process.exit(code);
  const primary = new Primary({ count: PROXY_PROCESSES, fork, log, giveUp });
  cluster.on('listening', ({ id }) => primary.listening(id));
  cluster.on('message', ({ id }, message: unknown) => primary.heard(id, message));
  cluster.on('exit', ({ id }, code: number | null, signal: string | null) => primary.ended(id, { code, signal }));
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the proxy stops after an error that nobody handled');
    await primary.stop();
  });
  primary.start();
}
