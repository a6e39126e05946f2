import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { places, proxyArgs, proxyEnvironment } from '../support/places';
import { endPart, freePort, startPart, untilAnswers } from '../support/processes';

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'compiled-start-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** What a proxy without a CMS says until it lives. */
async function saidAtStart(args: string[]): Promise<string> {
  const port = await freePort();
  const part = startPart(args, places.root, proxyEnvironment(dataDir, port, await freePort()));
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, 200, part);
  await endPart(part, 'SIGTERM');
  return part.output();
}

const OF_NO_USE = /(\S+\.compiled) is not of use/g;
const files = [join(places.root, 'compat-proxy/dist/main.cjs'), join(places.webDist, 'server/entry-server.cjs')].map(
  (bundle) => `${bundle}.compiled`,
);

it('S12: a proxy that is started as ever takes what V8 compiled of it and of the renderer', async () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(await saidAtStart(proxyArgs)).not.toMatch(OF_NO_USE);
});

it('S12: one that is started with other flags serves as well, and says that it could not take it', async () => {
  const said = await saidAtStart(['--max-semi-space-size=4', ...proxyArgs.slice(-1)]);
  expect([...said.matchAll(OF_NO_USE)].map(([, file]) => file)).toEqual(files);
});
