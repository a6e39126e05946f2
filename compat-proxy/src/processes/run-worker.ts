import closeWithGrace from 'close-with-grace';
import cluster, { type Worker } from 'node:cluster';
import { buildApp } from '../app';
import { ending } from '../limits';
import { loadRenderer } from '../pages/load-renderer';
import type { Env } from '../plugins/app/env';
import { Link } from './link';
import { noSiblings } from './siblings';

/** What asks a process to end. Who ends a whole group sends it to each, and who starts this one says so once more: the first counts. */
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

function linkOver(worker: Worker): Link {
  return new Link({
    // Without a primary this process ends, too.
    send: (message) => void (worker.isConnected() && worker.send(message, () => undefined)),
    onMessage: (hear) => worker.on('message', hear),
  });
}

/** Serves until it is told to end: the only process, or one of several. */
export async function runWorker(env: Env): Promise<void> {
  const link = cluster.worker === undefined ? null : linkOver(cluster.worker);
  const app = await buildApp(env, () => loadRenderer(env.WEB_DIST), link ?? noSiblings());
  const onSecondError = (err: unknown) => app.log.fatal({ err }, 'another error that nobody handled');
  const { close } = closeWithGrace(
    { delay: ending.graceMs, logger: false, skip: [...ENDING], onSecondError },
    async ({ err }) => {
      if (err) {
        app.log.fatal({ err }, 'the proxy stops after an error that nobody handled');
        // Whoever starts it again does not wait for those who are slow.
        setTimeout(() => process.exit(1), ending.crashMs).unref();
      }
      await app.close();
    },
  );
  let isEnding = false;
  const end = () => {
    if (!isEnding) close();
    isEnding = true;
  };
  link?.onDrain(end);
  for (const signal of ENDING) process.on(signal, end);
  await app.listen({ port: env.PORT, host: env.HOST });
}
