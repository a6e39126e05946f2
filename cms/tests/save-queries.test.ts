import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content, Person } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

/** A handful of queries for a save: its lock, the log, the entry and what belongs to it (19 when this was written). */
const HANDFUL = 30;

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

/** Saves a change of the content. @returns the number of queries that it took */
async function queriesOf(change: (content: Content) => void): Promise<number> {
  const read = await cms.content();
  const next = structuredClone(read.content);
  change(next);
  let queries = 0;
  const countOne = () => (queries += 1);
  cms.strapi.db.connection.on('query', countOne);
  const saved = await cms.save({ revision: revisionOf(read), content: next }, person);
  cms.strapi.db.connection.removeListener('query', countOne);
  expect(saved).toMatchObject({ status: 200, body: { changed: true } });
  return queries;
}
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
});
