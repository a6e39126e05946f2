/** Where the worker is served. */
export const WORKER_PATH = '/service-worker.js';

/**
 * Whether the site has given the worker up: its file is gone. A browser keeps a worker whose file is gone, so it has to look
 * itself (X4: never a broken site by an old worker). A site that cannot be reached, or is in trouble, has not.
 */
export async function isGivenUp(): Promise<boolean> {
  try {
    const { status } = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
