import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPostEditedSchema, lagosDay, postPageSchema, type Person, type PostPage } from '@apoti/contract';
import { Cms } from './support/cms';
import { publicPost as makePublic, wholePost } from './support/posts';

const UID = 'api::post.post';
const DAY = 86_400_000;
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const whole = wholePost;
const publicPost = (post: object = {}) => makePublic(cms, person, post);
const draftAt = async (path: string, body: Record<string, unknown>) =>
  cmsPostEditedSchema.parse((await cms.postAs(`/api/wire/posts/${path}`, body, person)).body);
const newDraft = (post: object) => draftAt('drafts', { post });
const page = async (query: Record<string, string | number> = {}): Promise<PostPage> => {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return postPageSchema.parse((await cms.getAs(`/api/wire/posts/page?${params.toString()}`, person)).body);
};

describe('the list of posts', () => {
  it('A10: tells of each where it stands, with what was typed last', async () => {
    const tomorrow = lagosDay(Date.now() + DAY);
    const list = { author: 'The list’s author' };
    const later = await publicPost({ ...list, title: 'Later', publishDate: tomorrow });
    const changed = await publicPost({ ...list, title: 'Before', publishDate: '2026-01-02', featured: true });
    await draftAt(`${changed.post.id}/draft`, { post: { title: 'After' }, revision: changed.revision });
    const draft = await newDraft({ ...list, title: 'Draft', publishDate: '2026-01-01' });
    const { posts, total, authors } = await page(list);
    expect(total).toBe(3);
    expect(authors).toEqual(authors.toSorted());
    expect(authors).toContain(list.author);
    expect(posts).toMatchObject([
      { id: later.post.id, status: 'published', scheduled: true, hasUnpublishedChanges: false, publishDate: tomorrow },
      { id: changed.post.id, title: 'After', status: 'published', hasUnpublishedChanges: true, featured: true },
      { id: draft.post.id, status: 'draft', scheduled: false, hasUnpublishedChanges: false, slug: '' },
    ]);
    expect(posts.map(({ publicFrom }) => publicFrom)).toEqual([tomorrow, '2026-01-02', null]);
    expect(Date.now() - Date.parse(posts[0]!.updatedAt)).toBeLessThan(60_000);
    const titles = async (query: object) => (await page({ ...list, ...query })).posts.map(({ title }) => title);
    expect(await titles({ status: 'published' })).toEqual(['After']);
    expect(await titles({ status: 'scheduled' })).toEqual(['Later']);
    expect(await titles({ status: 'changed' })).toEqual(['After']);
    expect(await titles({ status: 'draft' })).toEqual(['Draft']);
    expect(await titles({ sort: 'date' })).toEqual(['Draft', 'After', 'Later']);
    expect(await titles({ sort: 'title' })).toEqual(['After', 'Draft', 'Later']);
    expect(await titles({ sort: '-title' })).toEqual(['Later', 'Draft', 'After']);
  });

  it('A10: is searched in title, excerpt and tags, whatever the case; what means something to a database is text', async () => {
    const list = { author: 'Searched', category: 'Technology' };
    const one = await newDraft({ ...list, title: '100% OPEN' });
    const two = await newDraft({ ...list, excerpt: 'Opened_in Lagos', tags: ['Yaba'] });
    const ids = async (search: string) => (await page({ ...list, search, sort: 'date' })).posts.map(({ id }) => id);
    expect(await ids('open')).toEqual([one.post.id, two.post.id]);
    expect(await ids('yABA')).toEqual([two.post.id]);
    expect(await ids('0%')).toEqual([one.post.id]);
    expect(await ids('d_i')).toEqual([two.post.id]);
    expect(await ids('n_g')).toEqual([]);
    expect(await ids("'; drop table posts; --")).toEqual([]);
    expect((await page({ author: 'Searched', category: 'Expansion' })).total).toBe(0);
  });

  it('A10: letters with marks are found whatever the case and however they are written; in the titles’ order too', async () => {
    const list = { author: 'With marks' };
    const one = await newDraft({ ...list, title: 'Ẹ̀KỌ́ about lockers', tags: ['Àbúlé'] });
    const two = await newDraft({ ...list, title: 'ẹ̀kọ́ ÀBÚLÉ'.normalize('NFD') });
    await newDraft({ ...list, title: 'Eko', excerpt: 'Ƙasa' });
    const ids = async (search: string) => (await page({ ...list, search, sort: 'date' })).posts.map(({ id }) => id);
    for (const form of ['NFC', 'NFD']) {
      expect(await ids('ẹ̀kọ́'.normalize(form))).toEqual([one.post.id, two.post.id]);
      expect(await ids('Ẹ̀Kọ́'.normalize(form))).toEqual([one.post.id, two.post.id]);
      expect(await ids('àBÚLÉ'.normalize(form))).toEqual([one.post.id, two.post.id]);
    }
    expect(await ids('ƙASA')).toHaveLength(1);
    expect((await page({ ...list, sort: 'title' })).posts.map(({ id }) => id).slice(1)).toEqual([
      one.post.id,
      two.post.id,
    ]);
  });

  it('A10: how many there are and who writes is right after every change, although it is kept between them', async () => {
    const list = { author: 'Comes and goes' };
    const seen = async () => {
      const { total, authors } = await page(list);
      return [total, authors.includes(list.author)];
    };
    expect(await seen()).toEqual([0, false]);
    const { post } = await newDraft({ ...list, title: 'Here for a while' });
    expect([await seen(), await seen()]).toEqual([
      [1, true],
      [1, true],
    ]);
    const [row] = await cms.documents(UID).findMany({ filters: { wireId: post.id } });
    await cms.documents(UID).delete({ documentId: row!.documentId });
    expect(await seen()).toEqual([0, false]);
  });

  it('A10: of hundreds of posts gives a page, with the same few queries however long it is', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => ({
      documentId: `many-${index}`,
      publishedAt: null,
      wireId: 100_000 + index,
      ...whole,
      title: `Number ${index}`,
      author: 'Of many',
      category: 'Company News',
      publishDate: `2025-01-${String((index % 28) + 1).padStart(2, '0')}`,
      featured: false,
      tags: [],
    }));
    for (let from = 0; from < rows.length; from += 50) {
      await cms.strapi.db.query(UID).createMany({ data: rows.slice(from, from + 50) });
    }
    const queriesOf = async (query: Record<string, string | number>) => {
      const queries: string[] = [];
      const note = ({ sql }: { sql: string }) => void (sql.includes('posts') && queries.push(sql));
      cms.strapi.db.connection.on('query', note);
      const answer = await page({ author: 'Of many', ...query });
      cms.strapi.db.connection.removeListener('query', note);
      return { ...answer, queries };
    };
    const short = await queriesOf({ size: 5 });
    const long = await queriesOf({ size: 100, page: 2 });
    expect(short).toMatchObject({ total: 400, pages: 80, page: 1 });
    expect(long).toMatchObject({ total: 400, pages: 4, page: 2 });
    expect(long.posts).toHaveLength(100);
    // How many match and who writes is asked once, until a post is changed.
    expect(short.queries.length).toBeLessThanOrEqual(3);
    expect(long.queries).toHaveLength(1);
    const all = await Promise.all([1, 2, 3, 4].map((number) => page({ author: 'Of many', size: 100, page: number })));
    expect(new Set(all.flatMap(({ posts }) => posts.map(({ id }) => id))).size).toBe(400);
    expect(await page({ author: 'Of many', page: 999 })).toMatchObject({ page: 20, pages: 20 });
  });
});
