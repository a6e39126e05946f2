import { createServer } from 'node:net';

/**
 * One sentence when nothing can listen on this port, else undefined.
 * @param {string} setting PORT or CMS_PORT
 * @param {number} port
 * @param {string} host
 * @param {() => Promise<boolean>} [waited] whether a port that is taken is worth another try, now that it was waited for
 * @returns {Promise<string | undefined>}
 */
export async function portProblem(setting, port, host, waited = () => Promise.resolve(false)) {
  let code = await tryToListen(port, host);
  while (code === 'EADDRINUSE' && (await waited())) code = await tryToListen(port, host);
  if (code === undefined) return undefined;
  const other = port > 1000 && port < 65000 ? port + 100 : 8180;
  const remedy = `choose another one, for example ${setting}=${other} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} (${setting}) is taken by another program; ${remedy}.`;
  if (code === 'EACCES') return `Port ${port} (${setting}) may not be used by this user; ${remedy}.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `HOST is "${host}", which is not an address of this machine.`;
  return `Port ${port} (${setting}) cannot be used (${code}); ${remedy}.`;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * A loopback port that is free now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
