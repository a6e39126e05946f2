import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultPosts, MOVED_LINES_TYPE, presentSchemas, type Person, type Post } from '@apoti/contract';
import { Cms, type Answer } from './support/cms';
import { secrets } from './support/environment';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const present = async (kind: string) =>
  (await cms.get(`/api/wire/moving-in/${kind}`, { 'x-proxy-secret': secrets.proxySecret })).body;
const changes = () => cms.strapi.db.query('api::change.change').count();
const bring = async (
  kind: string,
  lines: unknown[],
  { revision, count = lines.length }: { revision?: string; count?: number } = {},
) => {
  const head = { revision: revision ?? (await present(kind))['revision'], count };
  const body = [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  const headers = { 'content-type': MOVED_LINES_TYPE, 'x-proxy-secret': secrets.proxySecret };
  const answer = await fetch(`${cms.url}/api/wire/moving-in/${kind}`, { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
const post = (id: number, more: Partial<Post> = {}): { post: Post } => ({
  post: { ...defaultPosts[0]!, id, title: `Old ${id}`, slug: `old-${id}`, ...more },
});
const stored = async (id: number) => (await cms.posts()).posts.find((one) => one.id === id);

it('R3: only who has the secret of the data folder brings anything over', async () => {
  for (const path of ['content', 'team', 'posts', 'subscribers', 'files']) {
    expect((await cms.get(`/api/wire/moving-in/${path}`)).status).toBe(403);
    expect((await cms.post(`/api/wire/moving-in/${path}`, {}, { 'x-proxy-secret': 'another' })).status).toBe(403);
  }
});

it('C9: posts come with their ids and drafts as drafts, each logged; the same again writes nothing', async () => {
  const before = await changes();
  const lines = [
    post(501),
    post(502, { status: 'draft', excerpt: '' }),
    post(503, { content: '<p onclick="x">A</p>' }),
  ];
  expect(await bring('posts', lines)).toEqual({ status: 200, body: { changed: true } });
  expect(await stored(501)).toEqual(post(501).post);
  expect(await stored(502)).toMatchObject({ status: 'draft', excerpt: '' });
  expect((await stored(503))?.content).toBe('<p>A</p>');
  expect(await changes()).toBe(before + 3);
  const [row] = await cms.documents('api::change.change').findMany({ filters: { kind: 'posts', subject: '501' } });
  expect(row).toMatchObject({ author: 'import', authorName: 'Import' });
  expect(await bring('posts', lines)).toEqual({ status: 200, body: { changed: false } });
  expect(await changes()).toBe(before + 3);
});

it('C9: one post that breaks a rule keeps all of them away', async () => {
  const before = [await changes(), (await cms.posts()).posts.length];
  const many = Array.from({ length: 450 }, (_, index) => post(2_000 + index));
  expect(await bring('posts', [...many, post(9_999, { title: ' ' })])).toMatchObject({ status: 422 });
  const twice = await bring('posts', [...many, post(9_999, { slug: 'old-2000' })]);
  expect(twice.status).toBe(422);
  expect(twice.body['error']).toContain('Two posts would have the slug “old-2000”');
  // Half of the lines: whoever sent them was killed.
  expect(await bring('posts', many, { count: 900 })).toMatchObject({ status: 400 });
  expect([await changes(), (await cms.posts()).posts.length]).toEqual(before);
});

it('C9: what was planned before somebody else saved is not written', async () => {
  const revision = String((await present('posts'))['revision']);
  expect((await bring('posts', [post(601)])).status).toBe(200);
  expect(await bring('posts', [post(602)], { revision })).toMatchObject({ status: 409 });
  const content = await cms.content();
  const old = String((await present('content'))['revision']);
  const state = { ...content.content, about: { ...content.content.about, title: 'From there' } };
  const headers = { 'x-proxy-secret': secrets.proxySecret };
  const saved = await cms.post('/api/wire/moving-in/content', { revision: old, state }, headers);
  expect(saved).toMatchObject({ status: 200, body: { changed: true } });
  const late = { ...state, about: { ...state.about, title: 'Too late' } };
  expect(await cms.post('/api/wire/moving-in/content', { revision: old, state: late }, headers)).toMatchObject({
    status: 409,
  });
  expect((await cms.content()).content.about.title).toBe('From there');
});

it('C9: what somebody types into a draft here stays in it', async () => {
  expect((await bring('posts', [post(701)])).status).toBe(200);
  const { body } = await cms.getAs('/api/wire/posts/701', person);
  const draft = { revision: body['revision'], post: { author: 'Typed here' }, conflicts: 'ask', session: 's' };
  expect((await cms.postAs('/api/wire/posts/701/draft', draft, person)).status).toBe(200);
  expect((await bring('posts', [post(701, { excerpt: 'From there' })])).status).toBe(200);
  expect((await cms.getAs('/api/wire/posts/701', person)).body['post']).toMatchObject({
    draft: { author: 'Typed here', excerpt: 'From there' },
    published: { author: post(701).post.author, excerpt: 'From there' },
  });
});

it('C13: subscribers come with their day, once each', async () => {
  const line = { name: 'Old', email: 'Old@example.com', subscribed_at: '2022-03-04T04:06:07.000Z' };
  expect(await bring('subscribers', [line, { ...line, email: 'old@EXAMPLE.com' }])).toMatchObject({ status: 200 });
  expect(await bring('subscribers', [line])).toEqual({ status: 200, body: { changed: false } });
  const [row, ...more] = await cms
    .documents('api::subscriber.subscriber')
    .findMany({ filters: { addressKey: 'old@example.com' } });
  expect(more).toEqual([]);
  expect(new Date(String(row?.['createdAt'])).toISOString()).toBe(line.subscribed_at);
  expect(row?.['unsubscribeToken']).toMatch(/^[0-9a-f]{48}$/);
});

it('C9: what is here is told in parts, each post once', async () => {
  const many = Array.from({ length: 1_100 }, (_, index) => post(5_000 + index));
  expect((await bring('posts', many)).status).toBe(200);
  const told: number[] = [];
  for (let next: number | null = 0; next !== null;) {
    const part = presentSchemas.posts.parse(await present(`posts?after=${next}`));
    expect(part.state.length).toBeLessThanOrEqual(500);
    told.push(...part.state.map(({ id }) => id));
    next = part.next;
  }
  const all = (await cms.posts()).posts.map(({ id }) => id).sort((a, b) => a - b);
  expect(told).toEqual(all);
  expect(told.length).toBeGreaterThan(1_100);
});

it('F12: what an end in the middle left of a body is gone with the next start, not what another CMS reads now', async () => {
  const folder = join(String(process.env['DATA_DIR']), 'import', 'incoming');
  mkdirSync(folder, { recursive: true });
  const left = join(folder, '0d4fa6a2-5b0e-4a43-9d1e-1c1a55d2a111.ndjson');
  const read = left.replace('.ndjson', '2.ndjson');
  for (const file of [left, read]) writeFileSync(file, '{"email":"ada@example.com"}');
  const longAgo = Date.now() / 1000 - 2 * 60 * 60;
  utimesSync(left, longAgo, longAgo);
  await cms.restart();
  expect([existsSync(left), existsSync(read)]).toEqual([false, true]);
  expect((await bring('posts', [post(509)])).status).toBe(200);
});
