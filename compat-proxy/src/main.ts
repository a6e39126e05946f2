import cluster from 'node:cluster';
import { readEnv } from './plugins/app/env';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  // Each runs only what it needs: the primary of several processes stays small.
  if (env.PROXY_PROCESSES > 1 && cluster.isPrimary) (await import('./processes/run-primary')).runPrimary(env);
  else await (await import('./processes/run-worker')).runWorker(env);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
