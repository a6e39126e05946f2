import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

describe('the categories of the FAQ', () => {
  it('C6: a category that one deleted while another put a question in it stays', async () => {
    const read = await cms.content();
    const { faq } = read.content;
    const group = { id: 'lonely', name: 'Lonely', icon: '' };
    const added = { faq: { categories: [...faq.categories, group] } };
    const with1 = await cms.save({ revision: revisionOf(read), content: added }, person);
    const base = String(with1.body['revision']);
    await cms.save({ session: 'deletes', revision: base, content: { faq: { categories: faq.categories } } }, person);
    const faqs = [...faq.faqs, { id: 4_242, category: 'lonely', question: 'Q', answer: 'A', active: true }];
    expect((await cms.save({ session: 'asks', revision: base, content: { faq: { faqs } } }, person)).status).toBe(200);
    expect((await cms.content()).content.faq.categories).toContainEqual(group);
  });

  it('C6: a question that is sent without a category, or with General, finds one also where General was deleted', async () => {
    const { faq } = (await cms.content()).content;
    const categories = faq.categories.filter(({ id }) => id !== 'general');
    const [first] = categories;
    const moved = faq.faqs.map((one) => (one.category === 'general' ? { ...one, category: first!.id } : one));
    const send = async (faqs: object[], more = {}) => {
      const content = { faq: { faqs, ...more } };
      return cms.save({ session: 'old', revision: revisionOf(await cms.content()), content }, person);
    };
    expect((await send(moved, { categories })).status).toBe(200);
    const asked = [
      { question: 'Without?', answer: 'A' },
      { question: 'With?', answer: 'A', category: 'general' },
    ];
    expect((await send([...moved, ...asked])).status).toBe(200);
    const now = (await cms.content()).content.faq;
    expect(now.categories).toEqual(categories);
    expect(now.faqs.slice(-2)).toMatchObject([
      { question: 'Without?', category: first!.id, active: true },
      { question: 'With?', category: first!.id, active: true },
    ]);
  });
});
