import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places, proxyArgs, proxyEnvironment } from '../../support/places';
import { endPart, freePort, startPart, untilAnswers } from '../../support/processes';
import type { CountedSite } from './counted-site';

/** A further process of the proxy beside the stack's, with a data folder of its own; its renders are counted. */
export type Instance = {
  origin: string;
  /** How long each render so far took, of this address alone if one is named, in ms. */
  renders: (address?: string) => number[];
  stop: () => Promise<void>;
};

/** Starts a proxy that has the content and no page yet. */
export async function startInstance(cmsUrl: string, site: CountedSite): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-instance-'));
  const log = join(dataDir, 'renders');
  const port = await freePort();
  const env = proxyEnvironment(dataDir, port, Number(new URL(cmsUrl).port));
  const part = startPart(proxyArgs, places.root, { ...env, WEB_DIST: site.webDist, RENDERS: log });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await endPart(part, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  await untilAnswers(`${origin}/readyz`, 200, part).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const renders = (address?: string) => rendersIn(existsSync(log) ? readFileSync(log, 'utf8') : '', address);
  return { origin, renders, stop };
}

/** The times in the log of a counted site, whose last line may be only half there. */
export function rendersIn(log: string, address?: string): number[] {
  const lines = log
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '));
  return lines.flatMap(([url, ms]) => (address === undefined || url === address ? [Number(ms)] : []));
}
