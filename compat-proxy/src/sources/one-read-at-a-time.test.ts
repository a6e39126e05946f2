import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cmsPaths, type Post } from '@apoti/contract';
import { CmsClient } from '../cms/cms-client';
import { FakeCms } from '../testing/fake-cms';
import { KindSource } from './kind-source';
import { postsKind } from './kinds';

let cms: FakeCms;
let client: CmsClient;
/** Lets the answers to reads of posts go that are under way, each of which was made when it was asked for. */
let underWay: (() => void)[];
let most: number;
let dataDir: string;
let posts: KindSource<Post[]>;
beforeEach(async () => {
  cms = new FakeCms();
  client = new CmsClient(await cms.start(), { readToken: 'r'.repeat(32), proxySecret: 'p'.repeat(32) });
  [underWay, most] = [[], 0];
  cms.onItsWay = (path) =>
    new Promise((resolve) => {
      if (path !== cmsPaths.posts) return resolve();
      most = Math.max(most, underWay.push(resolve));
    });
  dataDir = await mkdtemp(join(tmpdir(), 'reads-'));
  const log = pino({ level: 'silent' });
  posts = new KindSource(postsKind, { cms: client, dataDir, log, tell: async () => undefined });
});
afterEach(async () => {
  await client.close();
  await cms.stop();
  await posts.settled();
  await rm(dataDir, { recursive: true });
});

const write = (title: string) => cms.edit(() => (cms.posts[0]!.title = title));
const titles = () => posts.state.data.map(({ title }) => title);
const reads = () => cms.asked.filter(({ path }) => path === cmsPaths.posts).length;
/** Answers each read when it is there, until everything that was asked for is done. */
async function answered(asked: Promise<unknown>[]): Promise<void> {
  let isDone = false;
  const done = Promise.all(asked).finally(() => (isDone = true));
  await vi.waitUntil(() => (underWay.shift()?.(), isDone));
  await done;
}
async function begun(asked: () => Promise<void>): Promise<Promise<void>[]> {
  const done = asked();
  await vi.waitUntil(() => underWay.length === 1);
  return [done];
}

it('S9: of all posts one read is under way, however many ask; each of them sees what was written before it asked', async () => {
  write('Seen by a look');
  const look = await begun(() => posts.follow(cms.revisions()));
  write('Written meanwhile');
  const seen = Array.from({ length: 5 }, () => posts.refresh().then(titles));
  const lost = posts.acceptPart({ before: 0, revisions: cms.revisions() }, (data) => data).then(titles);
  const nextLook = posts.follow(cms.revisions()).then(titles);
  await answered([...look, ...seen, lost, nextLook]);
  for (const read of await Promise.all([...seen, lost, nextLook])) expect(read).toContain('Written meanwhile');
  expect({ most, reads: reads() }).toEqual({ most: 1, reads: 2 });
});

it('S9: a save that a look was quicker than to take over has nothing read again', async () => {
  write('Saved');
  const look = await begun(() => posts.follow(cms.revisions()));
  await answered([...look, posts.acceptPart({ before: 0, revisions: cms.revisions() }, (data) => data)]);
  await posts.acceptPart({ before: 0, revisions: cms.revisions() }, (data) => data);
  expect({ titles: titles(), reads: reads() }).toMatchObject({ titles: expect.arrayContaining(['Saved']), reads: 1 });
});

it('S9: who waits behind a read that fails is told so, and the next one has it read again', async () => {
  cms.fault = 'error';
  const ends = await Promise.allSettled([posts.refresh(), posts.refresh()]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads()).toBe(1);
  cms.fault = 'none';
  write('Written');
  await answered([posts.refresh()]);
  expect(titles()).toContain('Written');
});
