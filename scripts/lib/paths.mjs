import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where each package lives. */
export const places = {
  contract: join(root, 'compat-proxy/contract'),
  proxy: join(root, 'compat-proxy'),
  web: join(root, 'web'),
  cms: join(root, 'cms'),
  cache: join(root, 'node_modules/.cache'),
};

/** What is started and what it serves. */
export const outputs = {
  proxyServer: join(places.proxy, 'dist/server.js'),
  webDist: join(places.web, 'dist'),
  cmsStart: join(places.cms, 'scripts/start.mjs'),
};
