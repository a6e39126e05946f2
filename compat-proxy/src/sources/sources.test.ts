import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CmsClient } from '../cms/cms-client';
import { noSiblings } from '../processes/siblings';
import { FakeCms } from '../testing/fake-cms';
import { Sources } from './sources';

let cms: FakeCms;
let client: CmsClient;
let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  cms = new FakeCms();
  client = new CmsClient(await cms.start(), { readToken: 'r'.repeat(32), proxySecret: 'p'.repeat(32) });
  app = Fastify();
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
});
afterEach(async () => {
  await client.close();
  await cms.stop();
  await rm(folder, { recursive: true });
});

/** Everything that one of two processes serves from, and what it has told the other one. */
async function start(leads: boolean) {
  const tell = vi.fn(async () => undefined);
  let look = async () => {};
  const siblings = { ...noSiblings(), leads: () => leads, tell, onTold: (looks: typeof look) => (look = looks) };
  const sources = new Sources(client, folder, app.log, siblings);
  await sources.start();
  await vi.waitUntil(() => sources.reachable);
  return { sources, tell, look: () => look() };
}
const titleOf = ({ content }: Sources) => content.state.data.heroSlides[0]?.title;
const change = () => cms.edit(() => (cms.content.heroSlides[0]!.title = 'Changed in the panel'));

it('R1: the process that looks for all tells the others what it sees, and nothing while nothing changes', async () => {
  const { sources, tell, look } = await start(true);
  await look();
  await look();
  expect(tell).not.toHaveBeenCalled();
  change();
  await vi.waitUntil(() => titleOf(sources) === 'Changed in the panel');
  expect(tell).toHaveBeenCalledOnce();
  await sources.stop();
});

it('R1: another process looks at once when it is told, and by itself when it is not', async () => {
  const { sources, tell, look } = await start(false);
  change();
  await look();
  expect(titleOf(sources)).toBe('Changed in the panel');
  cms.edit(() => (cms.content.heroSlides[0]!.title = 'Changed again'));
  await vi.waitUntil(() => titleOf(sources) === 'Changed again', { timeout: 20_000 });
  expect(tell).not.toHaveBeenCalled();
  await sources.stop();
});

it('S12: with a copy of everything on disk a start does not wait for a CMS that hangs, and takes what it says later', async () => {
  const { sources: before } = await start(true);
  await before.stop();
  change();
  cms.fault = 'hang';
  const sources = new Sources(client, folder, app.log);
  await sources.start();
  expect([sources.content.state.source, titleOf(sources)]).toEqual(['snapshot', titleOf(before)]);
  cms.fault = 'none';
  await vi.waitUntil(() => titleOf(sources) === 'Changed in the panel', { timeout: 20_000 });
  await sources.stop();
});
