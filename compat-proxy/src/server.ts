import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { readEnv } from './plugins/app/env';

async function main(): Promise<void> {
  // V8 would let the heap grow to four times what is in use before it looks what of it can go (S10, decision 0007).
  setFlagsFromString('--heap-growing-percent=40');
  const env = readEnv(process.env);
  // Each loads only what it needs: the primary of several processes stays small.
  if (env.PROXY_PROCESSES > 1 && cluster.isPrimary) (await import('./processes/run-primary')).runPrimary(env);
  else await (await import('./processes/run-worker')).runWorker(env);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
