import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { HISTORY_GROUPS } from '@apoti/contract';
import { writeLargeSite } from '../support/large-site/large-site';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

/** Enough that every list has a second page. */
const MORE = { posts: 300, files: 250, subscribers: 400, stations: 60, changes: 120 };

let stack: Stack;
let wire: WireClient;
beforeAll(async () => {
  stack = await startStack({ fill: (dataDir) => writeLargeSite(dataDir, MORE) });
  wire = new WireClient(stack.origin);
  expect((await wire.signIn(stack.admin)).status).toBe(200);
});
afterAll(() => stack.stop());

async function read(path: string): Promise<unknown> {
  const answer = await wire.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json;
}

it('S11: what is written straight into a seeded copy is what each list of the back-office shows', async () => {
  const posts = z.object({ total: z.number() }).parse(await read('/api/posts'));
  expect(posts.total).toBe(6 + MORE.posts);
  const files = z.object({ counts: z.object({ active: z.number() }) }).parse(await read('/api/library'));
  expect(files.counts.active).toBe(MORE.files);
  const subscribers = z.object({ total: z.number() }).parse(await read('/api/subscribers'));
  expect(subscribers.total).toBe(MORE.subscribers);
  const { stations } = z
    .object({ stations: z.array(z.object({ name: z.string() })) })
    .parse(await read('/api/stations'));
  expect(stations).toHaveLength(7 + MORE.stations);
  expect(stations.at(-1)?.name).toBe(`Example Station ${MORE.stations}`);
});

it('S11: a page of the history lists a group for each of its changes, and more are behind it', async () => {
  const change = z.object({ path: z.array(z.string()), new: z.unknown() });
  const group = z.object({ from: z.number(), change: z.number(), who: z.string(), changes: z.array(change) });
  const { groups, next } = z
    .object({ groups: z.array(group), next: z.number().nullable() })
    .parse(await read('/api/history?kind=content'));
  expect(groups).toHaveLength(HISTORY_GROUPS);
  expect(next).not.toBeNull();
  expect(groups.every(({ from, change }) => from === change)).toBe(true);
  expect(groups.map(({ changes: [one] }) => one?.new)).toEqual(
    groups.map((_, index) => `Title ${MORE.changes - index}`),
  );
  expect(new Set(groups.map(({ who }) => who)).size).toBe(4);
  expect(new Set(groups.flatMap(({ changes }) => changes.map(({ path }) => path.at(-1)))).size).toBe(3);
});

it('S11: a rare word finds one post, one file and one subscriber', async () => {
  const total = z.object({ total: z.number() });
  for (const [list, word] of [
    ['posts', '(7)'],
    ['library', 'picture 7.jpg'],
    ['subscribers', 'many-7@'],
  ] as const)
    expect([list, total.parse(await read(`/api/${list}?search=${encodeURIComponent(word)}`)).total]).toEqual([list, 1]);
});

it('S9: visitors find them too, and the next save takes the next number', async () => {
  const release = await wire.get('/press-releases/100');
  expect(release.status).toBe(200);
  const blog = z.array(z.unknown()).parse(await read('/api/blog.php'));
  expect(blog.length).toBeGreaterThanOrEqual(MORE.posts);
  expect((await wire.get('/lockers')).text).toContain('Example Station 1');
  const content = await wire.content();
  const heroSlides = content.heroSlides.map((slide, index) =>
    index === 0 ? { ...slide, title: 'After many' } : slide,
  );
  expect((await wire.post('/api/content.php', { ...content, heroSlides })).status).toBe(200);
  expect((await wire.get('/')).text).toContain('After many');
});
