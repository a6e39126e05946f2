import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_SLIDE, LAST_TESTIMONIAL } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

const SLIDE = 'api::hero-slide.hero-slide';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const idsOf = async (uid: string) =>
  (await cms.documents(uid).findMany({ sort: 'place' })).map(({ documentId }) => documentId);
/** What the panel calls for a bulk action. */
const panel = () => cms.strapi.plugin('content-manager').service('document-manager');
const lastRow = async () =>
  (await cms.strapi.db.query('api::change.change').findMany({ orderBy: { number: 'desc' }, limit: 1 }))[0];
const count = () => cms.strapi.db.query('api::change.change').count();

describe('the panel’s doors', () => {
  it('R1: an edit of a slide is logged with its old and new value and counted for visitors', async () => {
    const before = await cms.content();
    const [documentId = ''] = await idsOf(SLIDE);
    await cms.documents(SLIDE).update({ documentId, data: { title: 'Edited in the panel' } });
    const after = await cms.content();
    expect(after.content.heroSlides[0]?.title).toBe('Edited in the panel');
    expect(after.revisions.last.content).toBeGreaterThan(before.revisions.last.content);
    expect(after.revisions.visible.content).toBe(after.revisions.last.content);
    expect(await lastRow()).toMatchObject({
      kind: 'content',
      changes: [{ old: before.content.heroSlides[0]?.title, new: 'Edited in the panel' }],
    });
  });

  it('R1: what visitors do not see does not count for them', async () => {
    const { documentId } = await cms
      .documents(SLIDE)
      .create({ data: { title: 'Hidden', icon: 'FiLock', active: false } });
    const before = await cms.revisions();
    await cms.documents(SLIDE).update({ documentId, data: { title: 'Still hidden' } });
    const after = await cms.revisions();
    expect(after.last.content).toBe(before.last.content + 1);
    expect(after.visible.content).toBe(before.visible.content);
    await cms.documents(SLIDE).delete({ documentId });
  });

  it('R1: a new slide gets a wire id and stands at the end, a copy gets its own', async () => {
    const made = await cms.documents(SLIDE).create({ data: { title: 'New one', icon: 'FiLock' } });
    const ids = (await cms.content()).content.heroSlides.map(({ id }) => id);
    const copies = await cms.documents(SLIDE).clone({ documentId: made.documentId, data: { title: 'Copy' } });
    const { heroSlides } = (await cms.content()).content;
    expect(heroSlides.at(-2)).toMatchObject({ title: 'New one' });
    expect(heroSlides.at(-1)).toMatchObject({ title: 'Copy' });
    expect(new Set(heroSlides.map(({ id }) => id)).size).toBe(ids.length + 1);
    for (const documentId of [made.documentId, copies.documentId]) await cms.documents(SLIDE).delete({ documentId });
  });

  it('R1, P12: a franchise model cannot be deleted: the page shows one of each kind', async () => {
    const uid = 'api::franchise-model.franchise-model';
    const { documentId } = await cms.strapi.db.query(uid).findOne({ where: {} });
    await expect(cms.documents(uid).delete({ documentId })).rejects.toThrow('a model cannot be deleted');
    expect(await cms.strapi.db.query(uid).count()).toBe(2);
  });

  it('R1: a page and the settings cannot be deleted, also one without a required field; nothing is logged', async () => {
    const [before, logged] = [await cms.content(), await count()];
    const pages = Object.values(cms.strapi.contentTypes).filter(
      ({ kind, uid }) => kind === 'singleType' && uid.startsWith('api::'),
    );
    expect(pages.length).toBeGreaterThan(8);
    for (const { uid } of pages) {
      const [page] = await cms.documents(uid).findMany({});
      const deleted = cms.documents(uid).delete({ documentId: page?.documentId ?? '' });
      await expect(deleted, uid).rejects.toThrow('cannot be deleted');
      expect(await cms.strapi.db.query(uid).count(), uid).toBe(1);
    }
    expect(await cms.content()).toEqual(before);
    expect(await count()).toBe(logged);
  });

  it('A5: deleting all slides or testimonials one by one is refused at the last, with the contract’s text', async () => {
    for (const [uid, text] of [
      [SLIDE, LAST_SLIDE],
      ['api::testimonial.testimonial', LAST_TESTIMONIAL],
    ] as const) {
      const [last = '', ...others] = await idsOf(uid);
      const before = (await cms.content()).content;
      for (const documentId of others) await cms.documents(uid).delete({ documentId });
      await expect(cms.documents(uid).delete({ documentId: last })).rejects.toThrow(text);
      expect(await idsOf(uid)).toEqual([last]);
      const full = { heroSlides: before.heroSlides, testimonials: before.testimonials };
      expect((await cms.save({ revision: revisionOf(await cms.content()), content: full })).status).toBe(200);
    }
  });

  it('A5: a bulk deletion of all slides is refused whole', async () => {
    const before = await cms.content();
    const rows = await count();
    const all = await idsOf(SLIDE);
    await expect(panel().deleteMany(all, SLIDE)).rejects.toThrow(LAST_SLIDE);
    expect(await cms.content()).toEqual(before);
    expect(await count()).toBe(rows);
    await panel().deleteMany(all.slice(1), SLIDE);
    expect((await cms.content()).content.heroSlides).toHaveLength(1);
    const restored = { heroSlides: before.content.heroSlides };
    expect((await cms.save({ revision: revisionOf(await cms.content()), content: restored })).status).toBe(200);
  });

  it('A5: code that swallows a refusal within its transaction commits nothing of it', async () => {
    const before = await cms.content();
    const all = await idsOf(SLIDE);
    const swallow = cms.strapi.db.transaction(async () => {
      for (const documentId of all)
        await cms
          .documents(SLIDE)
          .delete({ documentId })
          .catch(() => undefined);
    });
    await swallow.catch(() => undefined);
    expect(await cms.content()).toEqual(before);
  });

  it('R2: the contract’s rules hold: an unsafe address, a blank title', async () => {
    const [documentId = ''] = await idsOf(SLIDE);
    const before = await cms.content();
    const update = (data: Record<string, string>) => cms.documents(SLIDE).update({ documentId, data });
    await expect(update({ backgroundImage: 'javascript:alert(1)' })).rejects.toThrow(/must start with/);
    await expect(update({ title: '   ' })).rejects.toThrow(/Title is required/);
    expect(await cms.content()).toEqual(before);
  });

  it('R1: list items made in the panel get keys, a duplicated card another one', async () => {
    const [page] = await cms.documents('api::pricing-page.pricing-page').findMany({ populate: ['plans'] });
    const plans = page?.['plans'] as { id: number; key: string }[];
    const { id: _, ...card } = plans[0]!;
    const data = { plans: [...plans, { ...card, name: 'Duplicate' }, { name: 'Fresh' }] };
    await cms.documents('api::pricing-page.pricing-page').update({ documentId: page?.documentId ?? '', data });
    const keys = (await cms.content()).content.pricing.plans.map(({ key }) => key);
    expect(new Set(keys).size).toBe(plans.length + 2);
    expect(keys.every((key) => key !== '')).toBe(true);
    expect(keys.slice(0, plans.length)).toEqual(plans.map(({ key }) => key));
  });

  it('R2: a category that still has questions cannot be removed; its new short name is its questions’ too', async () => {
    const [category] = await cms.documents('api::faq-category.faq-category').findMany({ sort: 'place' });
    const documentId = category?.documentId ?? '';
    await expect(cms.documents('api::faq-category.faq-category').delete({ documentId })).rejects.toThrow(/Category/i);
    await cms.documents('api::faq-category.faq-category').update({ documentId, data: { wireId: 'renamed' } });
    const { faq } = (await cms.content()).content;
    expect(faq.categories[0]?.id).toBe('renamed');
    expect(faq.faqs.some(({ category: of }) => of === 'renamed')).toBe(true);
    expect(faq.faqs.some(({ category: of }) => of === category?.['wireId'])).toBe(false);
  });

  it('R3: the change log cannot be edited', async () => {
    const [row] = await cms.documents('api::change.change').findMany({ limit: 1 });
    const documentId = row?.documentId ?? '';
    await expect(cms.documents('api::change.change').delete({ documentId })).rejects.toThrow(/cannot be edited/);
    await expect(cms.documents('api::change.change').update({ documentId, data: { kind: 'x' } })).rejects.toThrow();
  });

  it('C6: an edit in the panel is merged with a save that was read before it', async () => {
    const read = await cms.content();
    const [documentId = ''] = await idsOf(SLIDE);
    await cms.documents(SLIDE).update({ documentId, data: { subtitle: 'From the panel' } });
    const heroSlides = read.content.heroSlides.map((one, index) =>
      index === 0 ? { ...one, ctaText: 'From the editor' } : one,
    );
    await cms.save({ revision: revisionOf(read), content: { heroSlides } });
    expect((await cms.content()).content.heroSlides[0]).toMatchObject({
      subtitle: 'From the panel',
      ctaText: 'From the editor',
    });
  });
});
