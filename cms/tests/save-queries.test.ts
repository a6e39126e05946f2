import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content, Person } from '@apoti/contract';
import { Cms, revisionOf, type Answer } from './support/cms';
import { wholePost } from './support/posts';

/** A handful of queries for a save: its lock, the log, the entry and what belongs to it (19 when this was written). */
const HANDFUL = 30;
/** How a save takes its turn, on both databases. */
const LOCK = /^update .*revision_counters/i;

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

/** A query as Knex tells of it: the id is the transaction's. */
type Asked = { sql: string; __knexTxId?: string };

/**
 * The number of queries that a save took, which has to change something: those of its transaction, the one that takes the
 * revisions' lock, for everything that a save reads and writes goes through it, up to its commit. What else the CMS asks meanwhile
 * (sign-ins written down, what Strapi reads after a commit, also an earlier one's, for who listens to its events) comes sooner or
 * later.
 */
async function countQueries(save: () => Promise<Answer>): Promise<number> {
  const asked: Asked[] = [];
  const note = (query: Asked) => void asked.push(query);
  cms.strapi.db.connection.on('query', note);
  const saved = await save();
  cms.strapi.db.connection.removeListener('query', note);
  expect(saved).toMatchObject({ status: 200, body: { changed: true } });
  const [id, ...others] = new Set(asked.filter(({ sql }) => LOCK.test(sql)).map(({ __knexTxId }) => __knexTxId));
  expect({ id, others }).toEqual({ id: expect.any(String), others: [] });
  const own = asked.filter(({ __knexTxId }) => __knexTxId === id).map(({ sql }) => sql);
  const isCommit = (sql: string) => /^commit\b/i.test(sql);
  expect(own.filter(isCommit)).toHaveLength(1);
  return own.findIndex(isCommit) + 1;
}

/** Saves a change of the content. */
async function queriesOf(change: (content: Content) => void): Promise<number> {
  const read = await cms.content();
  const next = structuredClone(read.content);
  change(next);
  return countQueries(() => cms.save({ revision: revisionOf(read), content: next }, person));
}

const numbered = (count: number, rowOf: (id: number) => object) =>
  Array.from({ length: count }, (_, number) => rowOf(5_000 + number));
const station = { name: 'Yaba Station', address: '9 Example Close, Yaba', area: 'Yaba', state: 'Lagos' };
/** Changes the first question alone. */
const answerOf = (text: string) => (content: Content) => {
  content.faq.faqs[0]!.answer = text;
};

describe('what a save costs', () => {
  it('C6, S8: the number of queries of a save goes with what it changes, not with how many entries there are', async () => {
    const few = await queriesOf(answerOf('Changed among few'));
    await queriesOf((content) => {
      const [{ category }] = content.faq.faqs as [Content['faq']['faqs'][number]];
      for (let id = 5_000; id < 5_150; id += 1)
        content.faq.faqs.push({ id, category, question: `Question ${id}?`, answer: 'Yes', active: true });
    });
    expect(await queriesOf(answerOf('Changed among many'))).toBe(few);
    expect(few).toBeLessThan(HANDFUL);
  });

  it.each([
    ['to the top', 0],
    ['between the same two', 1],
  ])(
    'C6, S8: moving a question %s takes as many queries each time, also where there is no room left',
    async (_, at) => {
      await queriesOf((content) => {
        const [{ category }] = content.faq.faqs as [Content['faq']['faqs'][number]];
        for (let id = 6_000 + 1_000 * at; id < 6_200 + 1_000 * at; id += 1)
          content.faq.faqs.push({ id, category, question: `Question ${id}?`, answer: 'Yes', active: true });
      });
      const counts: number[] = [];
      for (let move = 0; move < 6; move += 1) {
        const wanted: number[] = [];
        counts.push(
          await queriesOf(({ faq: { faqs } }) => {
            faqs.splice(at, 0, ...faqs.splice(-1));
            wanted.push(...faqs.map(({ id }) => id));
          }),
        );
        const stored = await cms.documents('api::faq.faq').findMany({ sort: ['place:asc', 'id:asc'], limit: 1_000 });
        expect(stored.map(({ wireId }) => Number(wireId))).toEqual(wanted);
      }
      expect(counts).toEqual(counts.map(() => counts[0]));
      expect(counts[0]).toBeLessThan(HANDFUL);
    },
  );

  it.each([
    [
      'A10: a post',
      {
        uid: 'api::post.post' as const,
        row: (wireId: number) => ({ wireId, title: `Post ${wireId}`, slug: `post-${wireId}`, publishedAt: null }),
        save: () => cms.postAs('/api/wire/posts/drafts', { post: wholePost, conflicts: 'ask' }, person),
        most: HANDFUL,
      },
    ],
    [
      'A14: a location',
      {
        uid: 'api::station.station' as const,
        row: (wireId: number) => ({ wireId, ...station, name: `Station ${wireId}` }),
        save: () => cms.postAs('/api/wire/stations', { station }, person),
        // Where it is and its three sizes are rows of their own (42 when this was written).
        most: 50,
      },
    ],
  ])('%s: a new one takes as many queries among hundreds as among few', async (_, { uid, row, save, most }) => {
    await countQueries(save);
    const few = await countQueries(save);
    await cms.strapi.db.query(uid).createMany({ data: numbered(300, row) });
    expect(await countQueries(save)).toBe(few);
    expect(few).toBeLessThan(most);
  });
});
