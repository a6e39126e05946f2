// Serves the page of all pieces, /_ui, while the product is developed. Nothing of this folder is built or installed.
import react from '@vitejs/plugin-react';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = '/_ui';

/** Gives the page its address. */
const address = {
  name: 'page-of-all-pieces',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === PAGE) request.url = `/dev/ui.html${search}`;
      next();
    });
  },
};

/**
 * Starts the server on this machine's own address, on `port` or the next free one.
 * @param {number} [port]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function servePieces(port = 5173) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    plugins: [react(), address],
    server: { host: '127.0.0.1', port },
  });
  await server.listen();
  return { url: `${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${PAGE}`, close: () => server.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await servePieces();
  process.stdout.write(`Design system ${url}\n`);
}
