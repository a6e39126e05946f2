import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPostSavedSchema, type CmsPostSaved, type Person, type Post } from '@apoti/contract';
import { Cms, revisionOf, type Answer } from './support/cms';

const UID = 'api::post.post';
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const whole = { title: 'A title', excerpt: 'An excerpt', content: '<p>Content</p>', author: 'An author' };
const create = (post: object, more: object = {}) => cms.postAs('/api/wire/posts', { post, ...more }, person);
const update = (id: number, post: object, more: object = {}) =>
  cms.postAs(`/api/wire/posts/${id}`, { post, ...more }, person);
const remove = (id: number) => cms.postAs(`/api/wire/posts/${id}/delete`, {}, person);
const savedOf = (answer: Answer): CmsPostSaved => cmsPostSavedSchema.parse(answer.body);
const made = async (post: object = {}) => savedOf(await create({ ...whole, ...post }));
const shown = async (id: number): Promise<Post | undefined> => (await cms.posts()).posts.find((post) => post.id === id);
const revision = async () => {
  const { revisions } = await cms.posts();
  return `${revisions.epoch}.${revisions.last.posts}`;
};
const documentOf = async (id: number) =>
  (await cms.documents(UID).findMany({ filters: { wireId: id } }))[0]!.documentId;

describe('posts over the wire', () => {
  it('C10: a new post gets the next id, a slug of its title and today; another of the same title another slug', async () => {
    const highest = Math.max(...(await cms.posts()).posts.map(({ id }) => id));
    const { post, changed } = await made();
    expect(changed).toBe(true);
    expect(post).toMatchObject({ ...whole, id: highest + 1, slug: 'a-title', status: 'published', tags: [] });
    expect(post.publishDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await made()).post).toMatchObject({ id: highest + 2, slug: 'a-title-2' });
    expect(await shown(post.id)).toEqual(post);
  });

  it('C10: the same key again makes no second post', async () => {
    const count = (await cms.posts()).posts.length;
    const once = savedOf(await create(whole, { idempotencyKey: 'once' }));
    const twice = savedOf(await create(whole, { idempotencyKey: 'once' }));
    expect(twice).toMatchObject({ changed: false, post: once.post });
    expect((await cms.posts()).posts).toHaveLength(count + 1);
  });

  it('A6, C10: who makes a post again without having had the answer undoes nothing that others changed meanwhile', async () => {
    const key = { idempotencyKey: 'an answer that was lost' };
    const { post } = savedOf(await create(whole, key));
    await update(post.id, { excerpt: 'Theirs' }, { revision: await revision(), session: 'of a colleague' });
    const again = savedOf(await create(whole, key));
    expect(again.post.excerpt).toBe(whole.excerpt);
    const typed = { ...whole, title: 'Typed since', tags: ['mine'] };
    const saved = savedOf(await update(post.id, typed, { revision: again.revision, conflicts: 'ask' }));
    expect(saved.post).toMatchObject({ ...typed, excerpt: 'Theirs' });
    const both = await update(post.id, { ...typed, excerpt: 'Mine' }, { revision: again.revision, conflicts: 'ask' });
    expect(both.status).toBe(409);
  });

  it('C10: the same key sent many times at once makes one post', async () => {
    const count = (await cms.posts()).posts.length;
    const sends = Array.from({ length: 6 }, () => create(whole, { idempotencyKey: 'at once' }));
    const ids = (await Promise.all(sends)).map((answer) => savedOf(answer).post.id);
    expect(new Set(ids).size).toBe(1);
    expect((await cms.posts()).posts).toHaveLength(count + 1);
  });

  it('C10: a form’s one key for making a post and then changing it is two saves; each is done once', async () => {
    const key = { idempotencyKey: 'a form' };
    const { post, revision: base } = savedOf(await create(whole, key));
    const title = { title: 'Changed under the same key' };
    expect(savedOf(await update(post.id, title, { ...key, revision: base }))).toMatchObject({
      post: title,
      changed: true,
    });
    const again = savedOf(await update(post.id, title, { ...key, revision: base }));
    expect(again).toMatchObject({ post: title, changed: false });
    expect(savedOf(await create(whole, key))).toMatchObject({ post, revision: base, changed: false });
  });

  it('C10: a key that was used for another post, or only for a change, repeats nothing', async () => {
    const key = { idempotencyKey: 'of another' };
    const [one, two] = [await made(), await made()];
    const base = await revision();
    await update(one.post.id, { title: 'One' }, { ...key, revision: base });
    expect(savedOf(await update(two.post.id, { title: 'Two' }, { ...key, revision: base })).changed).toBe(true);
    expect(await shown(two.post.id)).toMatchObject({ title: 'Two' });
    const third = savedOf(await create({ ...whole, title: 'Three' }, key)).post;
    expect([one.post.id, two.post.id]).not.toContain(third.id);
    expect(third.title).toBe('Three');
  });

  it('C10: a key that was used for the content makes a post all the same', async () => {
    const key = { idempotencyKey: 'of the content' };
    const read = await cms.content();
    const content = { about: { title: 'Under a key' } };
    expect((await cms.save({ ...key, revision: revisionOf(read), content }, person)).status).toBe(200);
    expect(savedOf(await create(whole, key)).changed).toBe(true);
  });

  it('C10: an update writes the fields that it has; what others changed meanwhile stays', async () => {
    const { post, revision: base } = await made();
    await update(post.id, { excerpt: 'Theirs' }, { revision: base, session: 'one' });
    const answer = await update(post.id, { title: 'Mine', tags: ['a', 'b'] }, { revision: base, session: 'two' });
    expect(savedOf(answer).post).toEqual({ ...post, excerpt: 'Theirs', title: 'Mine', tags: ['a', 'b'] });
    expect(await shown(post.id)).toEqual(savedOf(answer).post);
  });

  it('C10: one who asks is told what both changed, with the post as it stands', async () => {
    const { post, revision: base } = await made();
    await update(post.id, { title: 'Theirs' }, { revision: base, session: 'one' });
    const answer = await update(post.id, { title: 'Mine' }, { revision: base, session: 'two', conflicts: 'ask' });
    expect(answer).toMatchObject({
      status: 409,
      body: { blog: { title: 'Theirs' }, conflicts: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }] },
    });
  });

  it('C10: published and draft; visitors’ counters move only with what they see', async () => {
    const draft = await made({ status: 'draft' });
    const { visible } = draft.revisions;
    const id = draft.post.id;
    const again = savedOf(await update(id, { title: 'Still a draft' }, { revision: draft.revision }));
    expect(again.revisions.visible).toEqual(visible);
    const published = savedOf(await update(id, { status: 'published' }, { revision: again.revision }));
    expect(published.post).toMatchObject({ status: 'published', title: 'Still a draft' });
    expect(published.revisions.visible.posts).toBe(published.revisions.last.posts);
    const hidden = savedOf(await update(id, { status: 'draft', title: 'Hidden' }, { revision: published.revision }));
    expect(hidden.post).toMatchObject({ status: 'draft', title: 'Hidden' });
    expect(await shown(id)).toEqual(hidden.post);
  });

  it('C10: a draft that differs from the published version gets the same change and stays a draft', async () => {
    const { post } = await made();
    const documentId = await documentOf(post.id);
    await cms.documents(UID).update({ documentId, data: { excerpt: 'Unfinished', content: 'Unfinished' } });
    await update(post.id, { title: 'Changed', content: 'For all' }, { revision: await revision() });
    expect(await shown(post.id)).toEqual({ ...post, title: 'Changed', content: 'For all' });
    const find = async (status: string) => (await cms.documents(UID).findMany({ filters: { documentId }, status }))[0];
    expect(await find('draft')).toMatchObject({ title: 'Changed', excerpt: 'Unfinished', content: 'For all' });
    expect(await find('published')).toMatchObject({ title: 'Changed', excerpt: post.excerpt, content: 'For all' });
  });

  it('C9: a draft that was begun in the panel and is not finished is listed all the same', async () => {
    await cms.documents(UID).create({ data: { title: 'Only begun' } });
    const { posts } = await cms.posts();
    expect(posts.find(({ title }) => title === 'Only begun')).toMatchObject({ status: 'draft', content: '' });
  });

  it('C10: a slug may be chosen; one that is taken gets a number, an empty one comes from the title', async () => {
    const { post } = await made({ slug: 'chosen' });
    expect(post.slug).toBe('chosen');
    const other = await made({ slug: 'chosen' });
    expect(other.post.slug).toBe('chosen-2');
    const emptied = await update(other.post.id, { slug: '', title: 'Other title' }, { revision: other.revision });
    expect(savedOf(emptied).post.slug).toBe('other-title');
  });

  it('C10: a slug that no address has is cleaned, also the second time; of what leaves nothing the title makes one', async () => {
    const sent = { slug: ' Ọjà Market/../?x' };
    const { post, revision: base } = await made(sent);
    expect(post.slug).toBe('oja-marketx');
    const again = savedOf(await update(post.id, { ...sent, excerpt: 'Edited' }, { revision: base }));
    expect(again.post).toMatchObject({ slug: 'oja-marketx', excerpt: 'Edited' });
    const other = await made(sent);
    expect(other.post.slug).toBe('oja-marketx-2');
    const kept = savedOf(await update(other.post.id, sent, { revision: other.revision }));
    expect(kept.post.slug).toBe('oja-marketx-2');
    expect((await made({ slug: '???', title: 'Only signs', status: 'draft' })).post.slug).toBe('only-signs');
  });

  it('C10: an unclean slug that is public since before the rule stays, whatever an old client saves', async () => {
    const { post, revision: base } = await made({ title: 'From before' });
    const where = { documentId: await documentOf(post.id) };
    await cms.strapi.db.query(UID).updateMany({ where, data: { slug: 'From Before' } });
    const saved = savedOf(await update(post.id, { excerpt: 'Edited' }, { revision: base }));
    expect(saved.post).toMatchObject({ slug: 'From Before', excerpt: 'Edited' });
  });

  it.each([
    ['without a title', { title: ' ' }],
    ['without content', { content: '' }],
    ['of a category that is none', { category: 'Gossip' }],
    ['with a day that is none', { publishDate: 'soon' }],
    ['with a script for a picture', { featuredImage: 'javascript:alert(1)' }],
  ])('C10: a post %s is refused, and nothing of it is kept', async (_, fields) => {
    const before = await cms.posts();
    expect((await create({ ...whole, ...fields })).status).toBe(422);
    const [post] = before.posts;
    const base = await revision();
    expect((await update(post!.id, { author: 'Half', ...fields }, { revision: base })).status).toBe(422);
    expect(await cms.posts()).toEqual(before);
  });

  it('C11: a deleted post is gone in all its versions, once; the log keeps it', async () => {
    const { post, revision: base } = await made();
    expect((await remove(post.id)).status).toBe(200);
    expect(await shown(post.id)).toBeUndefined();
    expect((await remove(post.id)).status).toBe(404);
    expect((await update(post.id, { title: 'x' }, { revision: base })).status).toBe(404);
    const rows = await cms.strapi.db
      .query('api::change.change')
      .findMany({ where: { kind: 'posts', subject: String(post.id) }, orderBy: { number: 'desc' }, limit: 1 });
    expect(rows[0]).toMatchObject({ changes: [{ path: [], old: { published: { title: post.title } } }] });
  });

  it('R3: nobody makes, changes or deletes a post, or reads addresses, without being an Admin', async () => {
    const [post] = (await cms.posts()).posts;
    const paths = ['/api/wire/posts', `/api/wire/posts/${post!.id}`, `/api/wire/posts/${post!.id}/delete`];
    const request = { conflicts: 'silent', session: 's', revision: await revision(), post: whole };
    for (const path of paths) expect([path, (await cms.post(path, request)).status]).toEqual([path, 401]);
    expect((await cms.get('/api/wire/subscribers')).status).toBe(403);
  });
});

describe('subscribers', () => {
  it('C13: each with id, name, address and time, the newest first', async () => {
    await cms.post('/api/wire/subscribers', { name: 'Ada', email: 'ada@example.com' });
    await cms.post('/api/wire/subscribers', { name: 'Bea', email: 'bea@example.com' });
    const answer = await cms.getAs('/api/wire/subscribers', person);
    expect(answer.body).toMatchObject({ subscribers: [{ name: 'Bea' }, { name: 'Ada', email: 'ada@example.com' }] });
    const [newest] = answer.body['subscribers'] as { subscribed_at: string; id: number }[];
    expect(Date.now() - Date.parse(newest!.subscribed_at)).toBeLessThan(60_000);
  });
});
