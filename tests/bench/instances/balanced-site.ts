import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tool } from '../../../scripts/lib/find-tool.mjs';
import { startBalancer } from '../../support/balancer';
import { places, proxyArgs, proxyEnvironment } from '../../support/places';
import { endPart, freePort, startPart, untilAnswers } from '../../support/processes';
import type { Peer } from '../peers/peer';

/** A further proxy that writes page files, and the nginx of compat-proxy/nginx in front of it. */
export async function startBalancedSite(tool: Tool, cmsUrl: string, path: string): Promise<Peer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-balanced-'));
  const files = join(dataDir, 'page-files');
  const port = await freePort();
  const env = proxyEnvironment(dataDir, port, Number(new URL(cmsUrl).port));
  const part = startPart(proxyArgs, places.root, { ...env, PAGE_FILES_DIR: files });
  const proxy = `http://127.0.0.1:${port}`;
  const end = async () => {
    await endPart(part, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilAnswers(`${proxy}/readyz`, 200, part);
    const deadline = performance.now() + 20_000;
    while (!existsSync(join(files, 'headers.conf'))) {
      if (performance.now() > deadline) throw new Error(`The proxy wrote no page files:\n${part.output()}`);
      await fetch(proxy + path);
      await pause(50);
    }
    const balancer = await startBalancer({ tool, proxies: [proxy], files });
    const stop = async () => {
      await balancer.stop();
      await end();
    };
    return { name: 'balanced', origin: balancer.origin, pid: balancer.pid, stop };
  } catch (error) {
    await end();
    throw error;
  }
}
