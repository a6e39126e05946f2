import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLUG_TAKEN } from '@apoti/contract';
import { Cms } from './support/cms';

const POST = 'api::post.post';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

/** What the panel calls for a bulk action. */
const panel = () => cms.strapi.plugin('content-manager').service('document-manager');
const lastRow = async () =>
  (await cms.strapi.db.query('api::change.change').findMany({ orderBy: { number: 'desc' }, limit: 1 }))[0];
const count = () => cms.strapi.db.query('api::change.change').count();

describe('the panel’s doors of posts', () => {
  const data = {
    title: 'A new station!',
    excerpt: 'E',
    content: 'C',
    category: 'Expansion',
    author: 'Ada',
    publishDate: '2026-01-31',
  } as const;

  it('C9: a draft is logged but not counted for visitors; publishing and unpublishing are', async () => {
    const before = await cms.revisions();
    const { documentId } = await cms.documents(POST).create({ data });
    const drafted = await cms.revisions();
    expect(drafted.last.posts).toBeGreaterThan(before.last.posts);
    expect(drafted.visible.posts).toBe(before.visible.posts);
    await cms.documents(POST).publish({ documentId });
    const published = await cms.revisions();
    expect(published.visible.posts).toBe(published.last.posts);
    await cms.documents(POST).update({ documentId, data: { title: 'Draft of an edit' } });
    expect((await cms.revisions()).visible.posts).toBe(published.visible.posts);
    await cms.documents(POST).unpublish({ documentId });
    expect((await cms.revisions()).visible.posts).toBeGreaterThan(published.visible.posts);
    expect(await lastRow()).toMatchObject({
      kind: 'posts',
      changes: [{ path: ['published'], old: { title: data.title } }],
    });
  });

  it('A10: a slug is made from the title and unique', async () => {
    const slugs: unknown[] = [];
    for (let index = 0; index < 2; index += 1) {
      slugs.push((await cms.documents(POST).create({ data: { ...data, title: 'Same  Title, twice' } }))['slug']);
    }
    expect(slugs).toEqual(['same-title-twice', 'same-title-twice-2']);
  });

  it('A10: a slug that no address has is refused; what the post has already hinders no other edit, only its publishing', async () => {
    await expect(cms.documents(POST).create({ data: { ...data, slug: 'Big News' } })).rejects.toThrow(/“big-news”/);
    const { documentId } = await cms.documents(POST).create({ data: { ...data, slug: 'big-news' } });
    const update = (typed: object) => cms.documents(POST).update({ documentId, data: typed });
    await expect(update({ slug: 'Bigger News' })).rejects.toThrow(/“bigger-news”/);
    // So the back-office keeps a draft that somebody is still typing.
    await cms.strapi.db.query(POST).updateMany({ where: { documentId }, data: { slug: 'Big News' } });
    await update({ slug: 'Big News', author: 'Bola' });
    await expect(cms.documents(POST).publish({ documentId })).rejects.toThrow(/“big-news”/);
    expect(await cms.documents(POST).count({ status: 'published', filters: { documentId } })).toBe(0);
    await update({ slug: 'big-news' });
    await cms.documents(POST).publish({ documentId });
    expect(await cms.documents(POST).count({ status: 'published', filters: { documentId } })).toBe(1);
  });

  it('R2: an unfinished draft may be kept, but not published', async () => {
    const { documentId } = await cms.documents(POST).create({ data: { ...data, excerpt: '' } });
    await expect(cms.documents(POST).publish({ documentId })).rejects.toThrow(/excerpt/i);
    expect(await cms.documents(POST).count({ status: 'published', filters: { documentId } })).toBe(0);
  });

  it('C9: bulk publishing publishes and logs each', async () => {
    const made = [];
    for (const title of ['Bulk one', 'Bulk two', 'Bulk three'])
      made.push(await cms.documents(POST).create({ data: { ...data, title } }));
    const rows = await count();
    await panel().publishMany(
      POST,
      made.map(({ documentId }) => documentId),
    );
    expect(await count()).toBe(rows + 3);
    const published = await cms
      .documents(POST)
      .count({ status: 'published', filters: { title: { $startsWith: 'Bulk' } } });
    expect(published).toBe(3);
  });

  it('A10: bulk publishing puts no two posts on the site with one slug, nor one without any', async () => {
    const make = async (title: string) => (await cms.documents(POST).create({ data: { ...data, title } })).documentId;
    const [first, second, third] = [await make('Taken'), await make('Also taken'), await make('Without a slug')];
    // So the back-office keeps drafts that somebody is still typing.
    const setSlug = (documentId: string, slug: string) =>
      cms.strapi.db.query(POST).updateMany({ where: { documentId, publishedAt: { $null: true } }, data: { slug } });
    await panel().publishMany(POST, [first]);
    await setSlug(second, 'taken');
    await setSlug(third, '');
    await expect(panel().publishMany(POST, [second])).rejects.toMatchObject({
      details: { errors: [{ path: ['slug'], message: SLUG_TAKEN }] },
    });
    await panel().publishMany(POST, [third]);
    // Its own it may go on having, whatever is typed into the draft of another.
    await cms.documents(POST).update({ documentId: first, data: { author: 'Bola' } });
    await panel().publishMany(POST, [first]);
    const where = { documentId: { $in: [first, second, third] }, publishedAt: { $notNull: true } };
    const published = await cms.strapi.db.query(POST).findMany({ where, orderBy: { slug: 'asc' } });
    expect(published).toMatchObject([
      { documentId: first, slug: 'taken', author: 'Bola' },
      { documentId: third, slug: 'without-a-slug' },
    ]);
    expect(await lastRow()).toMatchObject({ kind: 'posts', changes: [{ path: ['published', 'author'], new: 'Bola' }] });
  });
});
