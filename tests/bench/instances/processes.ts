import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places, proxyArgs, proxyEnvironment } from '../../support/places';
import { endPart, freePort, startPart, untilAnswers } from '../../support/processes';
import type { Peer } from '../peers/peer';

/** A further public origin that is so many processes; `pid` is the one that keeps them. */
export async function startProcesses(cmsUrl: string, count: number): Promise<Peer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-processes-'));
  const port = await freePort();
  const env = proxyEnvironment(dataDir, port, Number(new URL(cmsUrl).port));
  const part = startPart(proxyArgs, places.root, { ...env, PROXY_PROCESSES: String(count) });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await endPart(part, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilAnswers(`${origin}/readyz`, 200, part);
    return { name: `${count} processes`, origin, pid: part.process.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
