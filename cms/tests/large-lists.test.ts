import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsDashboardPath, cmsLibraryPaths, cmsPaths, cmsSubscriberPaths, type Person } from '@apoti/contract';
import { Cms } from './support/cms';
import { fillLists } from './support/fill-lists';
import { isSqlite } from './support/postgres';
import { publicPost, wholePost } from './support/posts';
import { queriesOf, readForPage, type Asked } from './support/query-plans';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
  await fillLists(cms);
});
afterAll(() => cms.stop());

const asked = (path: string) => queriesOf(cms, async () => expect((await cms.getAs(path, person)).status).toBe(200));
const isOf = (table: string) => (query: Asked) => query.sql.includes(table);
const isSearch = ({ sql }: Asked) => /posts.* like /is.test(sql);
const isCount = ({ sql }: Asked) => /count\(/.test(sql);

/** How the one query of a list that asks for a page's rows finds them. */
async function foundFor(path: string, table: string): Promise<string[]> {
  const pages = (await asked(path)).filter(isOf(table)).filter(({ sql }) => / limit .* order by /is.test(sql));
  expect(pages).toHaveLength(1);
  return readForPage(cms, pages[0]!);
}

/** PostgreSQL may rather read the table as a whole than most of an index; held against nothing else it is then, too. */
const BY_ITSELF = isSqlite ? /^SEARCH d USING (COVERING )?INDEX/ : /^(Index( Only)?|Seq) Scan posts/;

it('A10: a late page of posts passes over the others by themselves, and holds none of them against what is published', async () => {
  for (const query of ['page=200', 'page=200&sort=date', 'page=8&author=Author%207', 'page=50&category=Technology']) {
    const found = await foundFor(`${cmsPaths.postPage}?${query}`, 'posts');
    expect([query, found]).toEqual([query, [expect.stringMatching(BY_ITSELF)]]);
  }
});

it('A10: a search that finds no post reads them once, and never again while none changes', async () => {
  const searches = async () => (await asked(`${cmsPaths.postPage}?search=nowhere%20to%20be%20found`)).filter(isSearch);
  expect(await searches()).toHaveLength(1);
  expect(await searches()).toEqual([]);
});

it('A16: the first pages of a search that many match are read in order, without all that match; they are counted once', async () => {
  const first = await asked(`${cmsSubscriberPaths.page}?search=reader`);
  expect(first.filter(isOf('subscribers')).filter(isCount)).not.toEqual([]);
  const found = await foundFor(`${cmsSubscriberPaths.page}?search=reader&page=2`, 'subscribers');
  expect(found).toEqual([expect.stringMatching(/^SCAN subscribers USING INDEX.*created_at|^Index.*created_at/)]);
  const again = await asked(`${cmsSubscriberPaths.page}?search=reader`);
  expect(again.filter(isOf('subscribers')).filter(isCount)).toEqual([]);
});

it('A16: a search that finds no subscriber looks through their texts once, and never again while none changes', async () => {
  const searches = async () =>
    (await asked(`${cmsSubscriberPaths.page}?search=nowhere`)).filter(({ sql }) => /(instr|strpos)\(/.test(sql));
  expect(await searches()).toHaveLength(1);
  expect(await searches()).toEqual([]);
});

it('A15: a change of a location does not make all posts be read for where files are used, one of a post does', async () => {
  const texts = async () =>
    (await asked(cmsLibraryPaths.page)).filter(isOf('posts')).filter(({ sql }) => sql.includes('content'));
  expect(await texts()).not.toEqual([]);
  expect(await texts()).toEqual([]);
  const station = { name: 'Yaba Station', address: '9 Example Close, Yaba', area: 'Yaba', state: 'Lagos' };
  expect((await cms.postAs('/api/wire/stations', { station }, person)).status).toBe(200);
  expect(await texts()).toEqual([]);
  expect((await cms.postAs('/api/wire/posts/drafts', { post: wholePost }, person)).status).toBe(200);
  expect(await texts()).not.toEqual([]);
});

it('A15: a search that finds no file looks through them once, and never again while none changes', async () => {
  const searches = async () =>
    (await asked(`${cmsLibraryPaths.page}?search=nowhere`)).filter(({ sql }) => /files.* like .* escape /is.test(sql));
  expect(await searches()).toHaveLength(1);
  expect(await searches()).toEqual([]);
});

it('A3: the dashboard reads posts in parts, and again only when visitors see another one, not while a draft is written', async () => {
  const parts = async () =>
    (await asked(cmsDashboardPath)).filter(({ sql }) => /\.\* from .*\bposts\W.*publish_date/.test(sql));
  const first = await parts();
  expect(first.length).toBeGreaterThan(6);
  for (const { sql } of first) expect(sql).toMatch(/ limit /);
  expect(await parts()).toEqual([]);
  const made = await cms.postAs('/api/wire/posts/drafts', { post: wholePost }, person);
  expect(made.status).toBe(200);
  expect(await parts()).toEqual([]);
  await publicPost(cms, person);
  expect(await parts()).toHaveLength(first.length);
});
