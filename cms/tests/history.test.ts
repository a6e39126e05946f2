import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_DAYS } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

const { pruneChanges } = createRequire(import.meta.url)('../dist/src/changes/prune.js');
const DAY_MS = 86_400_000;

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const slideId = async () =>
  String((await cms.documents('api::hero-slide.hero-slide').findMany({ sort: 'place' }))[0]?.documentId);

describe('history', () => {
  it('C6: a base is rebuilt across many changes of every sort, through every door', async () => {
    const read = await cms.content();
    const [first, second, third] = read.content.heroSlides;
    const save = async (content: unknown) =>
      cms.save({ revision: revisionOf(await cms.content()), content, conflicts: 'ask' });
    await save({ heroSlides: [third, first, { ...second, title: 'Edited' }, { title: 'Added' }] });
    await cms.documents('api::hero-slide.hero-slide').delete({ documentId: await slideId() });
    await save({ services: { services: [...read.content.services.services].reverse() } });
    await cms
      .documents('api::faq.faq')
      .create({ data: { question: 'New', answer: 'A', category: await anyCategory() } });
    await save({ pricing: { plans: read.content.pricing.plans.slice(1) } });
    const answer = await cms.save({
      revision: revisionOf(read),
      content: { ...read.content, contact: { phone: '+234 1' } },
    });
    expect(answer.status).toBe(200);
    const now = (await cms.content()).content;
    expect(now.contact.phone).toBe('+234 1');
    expect(now.heroSlides.map(({ title }) => title)).toEqual([first?.title, 'Edited', 'Added']);
    expect(now.pricing.plans).toEqual(read.content.pricing.plans.slice(1));
    expect(now.faq.faqs).toHaveLength(read.content.faq.faqs.length + 1);
  });

  it('C6: rows stay 90 days; what was read before them is refused with the present object, later revisions are not', async () => {
    const read = await cms.content();
    const old = `${read.revisions.epoch}.1`;
    const content = { about: { subtitle: 'From an old base' } };
    await pruneChanges(cms.strapi, Date.now() + (HISTORY_DAYS - 1) * DAY_MS);
    expect(await cms.strapi.db.query('api::change.change').count()).toBeGreaterThan(0);
    await pruneChanges(cms.strapi, Date.now() + (HISTORY_DAYS + 1) * DAY_MS);
    expect(await cms.strapi.db.query('api::change.change').count()).toBe(0);
    expect(await cms.save({ revision: old, content })).toMatchObject({
      status: 409,
      body: { code: 'base_unknown', content: read.content },
    });
    expect((await cms.save({ revision: revisionOf(read), content })).status).toBe(200);
    expect((await cms.content()).revisions.last.content).toBeGreaterThan(read.revisions.last.content);
  });
});

async function anyCategory(): Promise<string | undefined> {
  return (await cms.documents('api::faq-category.faq-category').findMany({ limit: 1 }))[0]?.documentId;
}
