import { join } from 'node:path';
import { build } from 'vite';
import { common, dist, root } from './settings.mjs';

/** Builds the service worker: one classic script, which the proxy serves at the root so that it may answer for the whole site (X4). */
export async function buildServiceWorker(assets) {
  await build({
    ...common,
    plugins: [],
    publicDir: false,
    define: { __OFFLINE__: JSON.stringify({ build: assets.buildId, style: assets.pages.offline.styles.at(-1) }) },
    build: {
      outDir: join(dist, 'service-worker'),
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/app/entry-service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
