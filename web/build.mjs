// Builds the site and the back-office for the browser, then the renderer for the proxy, which knows the browser's files by name.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf } from './bundling/assets.mjs';
import { buildForBrowser } from './bundling/browser.mjs';
import { compress } from './bundling/compress.mjs';
import { buildRenderer } from './bundling/renderer.mjs';
import { buildServiceWorker } from './bundling/service-worker.mjs';
import { dist, finished } from './bundling/settings.mjs';

rmSync(dist, { recursive: true, force: true });
const assets = await assetsOf(await buildForBrowser());
await buildRenderer(assets);
await buildServiceWorker(assets);
compress(join(dist, 'client'));
rmSync(finished, { recursive: true, force: true });
renameSync(dist, finished);
