import closeWithGrace from 'close-with-grace';
import cluster, { type Worker } from 'node:cluster';
import pino from 'pino';
import { ending } from '../limits';
import type { Env } from '../plugins/app/env';
import type { ToWorker } from './messages';
import { Primary, type Hand } from './primary';

/** Longer than workers get to finish, in ms. */
const GRACE_MS = 9_000;

/** A message to a worker that is going is none. */
const say = (worker: Worker) => (message: ToWorker) => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};

/** Each worker tells its own figures, at a port of its own. */
const forkWith =
  (metricsPort: number | null) =>
  (place: number): Hand => {
    const worker = cluster.fork(metricsPort === null ? {} : { METRICS_PORT: String(metricsPort + place) });
    return {
      id: worker.id,
      pid: worker.process.pid ?? 0,
      say: say(worker),
      kill: () => worker.process.kill('SIGKILL'),
    };
  };

/** Becomes the process that keeps the others. */
export function runPrimary({ PROXY_PROCESSES, LOG_LEVEL, METRICS_PORT }: Env): void {
  // Workers take connections themselves: one that this process had handed to a worker that was killed in that moment would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const log = pino({ level: LOG_LEVEL });
  const fork = forkWith(METRICS_PORT);
  const giveUp = (code: number) => process.exit(code);
  const primary = new Primary({ count: PROXY_PROCESSES, fork, log, giveUp });
  cluster.on('listening', ({ id }) => primary.listening(id));
  cluster.on('message', ({ id }, message: unknown) => primary.heard(id, message));
  cluster.on('exit', ({ id }, code: number | null, signal: string | null) => primary.ended(id, { code, signal }));
  const onSecondError = (err: unknown) => log.fatal({ err }, 'another error that nobody handled');
  closeWithGrace({ delay: GRACE_MS, logger: false, onSecondError }, async ({ err }) => {
    if (err) {
      log.fatal({ err }, 'the proxy stops after an error that nobody handled');
      setTimeout(() => process.exit(1), ending.crashMs).unref();
    }
    await primary.stop();
  });
  primary.start();
}
