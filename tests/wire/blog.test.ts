import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

const postSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  status: z.enum(['published', 'draft']),
  publishDate: z.string(),
  revision: z.string(),
});
const savedSchema = z.object({ success: z.literal(true), blog: postSchema, revision: z.string() });

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const postsOf = async (client: WireClient) => postSchema.array().parse((await client.get('/api/blog.php')).json);
const fresh = (title: string, fields: Record<string, unknown> = {}) => ({
  title,
  excerpt: 'A short summary.',
  content: '<p>The whole text.</p>',
  author: 'Example Author',
  category: 'Company News',
  ...fields,
});
const create = async (title: string, fields: Record<string, unknown> = {}) =>
  savedSchema.parse((await admin.post('/api/blog.php', fresh(title, fields))).json).blog;

describe('blog.php', () => {
  it('C9: the default posts are there; a visitor never sees a draft or a post whose day has not come', async () => {
    expect((await postsOf(admin)).length).toBeGreaterThanOrEqual(6);
    const draft = await create('Only for us', { status: 'draft' });
    const later = await create('Not yet', { publishDate: '2999-12-31' });
    const shown = await visitor().get('/api/blog.php');
    for (const { title } of [draft, later]) expect(shown.text).not.toContain(title);
    expect((await postsOf(visitor())).every(({ status }) => status === 'published')).toBe(true);
    expect((await postsOf(admin)).map(({ id }) => id)).toEqual(expect.arrayContaining([draft.id, later.id]));
    const page = await visitor().get('/');
    expect(page.text).not.toContain(draft.title);
  });

  it('C10: a new post is published with today’s date unless it says otherwise, and is returned as blog', async () => {
    const blog = await create('Brand new');
    expect(blog).toMatchObject({ status: 'published', publishDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(blog).toMatchObject({ slug: 'brand-new', readTime: expect.anything() });
    expect((await postsOf(visitor())).some(({ id }) => id === blog.id)).toBe(true);
  });

  it('C10: with an id it is an update; without a revision of it nothing is saved', async () => {
    const { revision, ...blog } = await create('To be edited');
    expect((await admin.post('/api/blog.php', { ...blog, title: 'Edited' })).status).toBe(428);
    const saved = await admin.post('/api/blog.php', { ...blog, revision, title: 'Edited' });
    expect(savedSchema.parse(saved.json).blog).toMatchObject({ id: blog.id, title: 'Edited' });
    expect((await postsOf(visitor())).find(({ id }) => id === blog.id)?.title).toBe('Edited');
    const unknown = await admin.post('/api/blog.php', { ...blog, id: 123_456_789, revision });
    expect(unknown).toMatchObject({ status: 404, json: { success: false } });
  });

  it('C10: two who edit different fields of a post both keep their edit; the same field is asked about', async () => {
    const base = await create('Shared');
    const other = new WireClient(stack.origin);
    await other.signIn(stack.admin);
    await admin.post('/api/blog.php', { ...base, excerpt: 'One wrote this' });
    await other.post('/api/blog.php', { ...base, author: 'Two wrote this' });
    const merged = (await postsOf(admin)).find(({ id }) => id === base.id);
    expect(merged).toMatchObject({ excerpt: 'One wrote this', author: 'Two wrote this' });
    const third = new WireClient(stack.origin);
    await third.signIn(stack.admin);
    const asked = await third.post('/api/blog.php', { ...base, excerpt: 'Three' }, { 'x-conflicts': 'ask' });
    expect(asked).toMatchObject({ status: 409, json: { conflicts: [{ mine: 'Three', theirs: 'One wrote this' }] } });
  });

  it('C10: a post goes back to a draft and is gone for visitors; a slug belongs to one post', async () => {
    const blog = await create('Comes and goes');
    await admin.post('/api/blog.php', { ...blog, status: 'draft' });
    expect((await postsOf(visitor())).some(({ id }) => id === blog.id)).toBe(false);
    const same = await create('Comes and goes');
    expect(same['slug']).not.toBe(blog['slug']);
  });

  it('C10: the same Idempotency-Key twice is one post; only for signed-in people', async () => {
    const headers = { 'idempotency-key': 'one-post' };
    const answers = [
      await admin.post('/api/blog.php', fresh('Once'), headers),
      await admin.post('/api/blog.php', fresh('Once'), headers),
    ];
    const ids = answers.map(({ json }) => savedSchema.parse(json).blog.id);
    expect(ids[0]).toBe(ids[1]);
    expect((await visitor().post('/api/blog.php', fresh('Nobody'))).status).toBe(401);
    expect((await postsOf(admin)).filter(({ title }) => title === 'Once')).toHaveLength(1);
  });

  it('A6, C10: made again after a lost answer, a post that others changed meanwhile stays as they left it', async () => {
    const headers = { 'idempotency-key': 'a lost answer' };
    const colleague = new WireClient(stack.origin);
    await colleague.signIn(stack.admin);
    const { blog } = savedSchema.parse((await admin.post('/api/blog.php', fresh('As made'), headers)).json);
    expect((await colleague.post('/api/blog.php', { ...blog, title: 'As others left it' })).status).toBe(200);
    const again = savedSchema.parse((await admin.post('/api/blog.php', fresh('As made'), headers)).json);
    expect(again.blog).toMatchObject({ id: blog.id, title: 'As made', revision: blog.revision });
    for (const client of [admin, visitor()]) {
      const titles = (await postsOf(client)).filter(({ id }) => id === blog.id).map(({ title }) => title);
      expect(titles).toEqual(['As others left it']);
    }
    const saved = await admin.post('/api/blog.php', { ...again.blog, excerpt: 'Typed since.' });
    expect(savedSchema.parse(saved.json).blog).toMatchObject({ title: 'As others left it', excerpt: 'Typed since.' });
  });

  it.each([
    [{ title: '' }, /title/i],
    [{ title: 'x', status: 'secret' }, /status/i],
    [{ title: 'x', category: 'Gossip' }, /category/i],
    [{ title: 'x', publishDate: 'tomorrow' }, /date/i],
    [{ title: 'x', publishDate: '2026-02-30' }, /day/i],
  ])('C10: %j is refused in words, and nothing is saved', async (fields, error) => {
    const before = await postsOf(admin);
    const answer = await admin.post('/api/blog.php', { ...fresh('x'), ...fields });
    expect(answer).toMatchObject({ status: 422, json: { success: false, error: expect.stringMatching(error) } });
    expect(await postsOf(admin)).toEqual(before);
  });

  it('C11: a post is deleted once; an id that does not exist is a clear 404', async () => {
    const { id } = await create('To be deleted');
    expect((await visitor().send('DELETE', '/api/blog.php', { id })).status).toBe(401);
    expect(await admin.send('DELETE', '/api/blog.php', { id })).toMatchObject({ status: 200, json: { success: true } });
    expect((await postsOf(visitor())).some((post) => post.id === id)).toBe(false);
    const again = await admin.send('DELETE', '/api/blog.php', { id });
    expect(again).toMatchObject({ status: 404, json: { success: false, error: expect.any(String) } });
    expect((await admin.send('DELETE', '/api/blog.php', {})).status).toBe(422);
    expect((await admin.send('DELETE', '/api/blog.php', { id: String(id) })).status).toBe(404);
  });
});

describe('newsletter.php', () => {
  it('C13: the list is for signed-in people; each row has its id, name, e-mail and time', async () => {
    await visitor().post('/api/newsletter.php', { name: 'Example Reader', email: 'reader@example.com' });
    expect((await visitor().get('/api/newsletter.php')).status).toBe(401);
    expect((await admin.get('/api/newsletter.php')).json).toEqual([
      {
        id: expect.any(Number),
        name: 'Example Reader',
        email: 'reader@example.com',
        subscribed_at: expect.any(String),
      },
    ]);
  });
});
