import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

/** Stores what no rule of today lets in, as an older version may have. */
async function storeTitle(id: number, title: string): Promise<void> {
  await cms.strapi.db.query('api::hero-slide.hero-slide').updateMany({ where: { wireId: id }, data: { title } });
  await cms.restart();
}

it('C6: what is stored of the content against a rule of today keeps nothing else from being saved', async () => {
  const { content } = await cms.content();
  const [first, second] = content.heroSlides;
  await storeTitle(first!.id, ' ');
  const saved = await cms.save(
    { revision: revisionOf(await cms.content()), content: { about: { title: 'Saved all the same' } } },
    person,
  );
  expect(saved.body['content']).toMatchObject({
    about: { title: 'Saved all the same' },
    heroSlides: [{ id: first!.id, title: ' ' }, { id: second!.id }, ...content.heroSlides.slice(2).map(() => ({}))],
  });
  const faq = structuredClone((await cms.content()).content.faq);
  faq.faqs[0]!.category = 'nowhere';
  const broken = await cms.save({ revision: revisionOf(await cms.content()), content: { faq } }, person);
  expect(broken.body['issues']).toEqual([expect.objectContaining({ path: ['faq', 'faqs', 0, 'category'] })]);
  await storeTitle(first!.id, first!.title);
});

it('C8: of the team neither', async () => {
  const { members } = await cms.team();
  const [first, second] = members;
  const store = async (name: string) => {
    const where = { wireId: first!.id };
    await cms.strapi.db.query('api::team-member.team-member').updateMany({ where, data: { name } });
    await cms.restart();
  };
  await store(' ');
  const save = async (fields: object) => {
    const { revisions } = await cms.team();
    const rows = members.map(({ id }) => (id === second!.id ? { id, ...fields } : { id }));
    return cms.postAs(
      '/api/wire/team',
      { revision: `${revisions.epoch}.${revisions.last.team}`, members: rows, conflicts: 'ask' },
      person,
    );
  };
  const saved = await save({ position: 'Saved all the same' });
  expect(saved.body['members']).toEqual([
    { ...first!, name: ' ' },
    { ...second!, position: 'Saved all the same' },
    ...members.slice(2),
  ]);
  await store(first!.name);
});
