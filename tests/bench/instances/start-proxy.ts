import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places, proxyArgs, proxyEnvironment } from '../../support/places';
import { endPart, freePort, startPart } from '../../support/processes';
import { firstAnswer } from '../measure/first-answer';

/** How the CMS is while a proxy starts. */
export const CMS_STATES = ['up', 'down', 'hanging'] as const;
export type CmsState = (typeof CMS_STATES)[number];

/** A port that takes every connection and never says anything. */
async function hangingPort(): Promise<{ port: number; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, stop };
}

/**
 * Starts a proxy that has the snapshots of another one, and asks for a page until it is there.
 * @returns how long that took from the start of its process, in ms
 */
export async function timeToPage(state: CmsState, from: { dataDir: string; cmsUrl: string }, path: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'));
  await cp(join(from.dataDir, 'snapshots'), join(dataDir, 'snapshots'), { recursive: true });
  const hanging = state === 'hanging' ? await hangingPort() : null;
  const cmsPort = hanging?.port ?? (state === 'down' ? await freePort() : Number(new URL(from.cmsUrl).port));
  const port = await freePort();
  const part = startPart(proxyArgs, places.root, proxyEnvironment(dataDir, port, cmsPort));
  try {
    return await firstAnswer(`http://127.0.0.1:${port}${path}`, 200, part);
  } finally {
    await endPart(part, 'SIGTERM');
    hanging?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
