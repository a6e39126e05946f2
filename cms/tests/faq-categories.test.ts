import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';
import { enterPanel } from './support/enter-panel';

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

describe('a category with questions in it, in Strapi’s panel', () => {
  const LISTS = '/content-manager/collection-types';
  const uid = 'api::faq-category.faq-category';
  const refused = { status: 400, body: { error: { message: 'This category has questions; move them first' } } };

  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await enterPanel(cms);
  });
  type Row = Record<string, unknown> & { documentId: string };
  async function firstCategory(): Promise<Row> {
    const { body } = await cms.get(`${LISTS}/${uid}?pageSize=1&sort=place:ASC`, headers);
    const [row] = body['results'] as Row[];
    if (row === undefined) throw new Error('There is no category');
    return row;
  }

  it('R1, C6: is not deleted, and says why', async () => {
    const { documentId } = await firstCategory();
    const response = await fetch(`${cms.url}${LISTS}/${uid}/${documentId}`, { method: 'DELETE', headers });
    expect({ status: response.status, body: await response.json() }).toMatchObject(refused);
    expect(await cms.post(`${LISTS}/${uid}/actions/bulkDelete`, { documentIds: [documentId] }, headers)).toMatchObject(
      refused,
    );
  });

  it('R1, C6: does not lose them, and is saved with them', async () => {
    const { documentId, name } = await firstCategory();
    const [first]: Row[] = await cms.strapi.db.query('api::faq.faq').findMany({ where: { category: { documentId } } });
    const path = `${LISTS}/${uid}/${documentId}`;
    const without = { name, faqs: { connect: [], disconnect: [{ id: first?.['id'], documentId: first?.documentId }] } };
    expect(await cms.put(path, without, headers)).toMatchObject(refused);
    expect((await cms.put(path, { name: 'Renamed' }, headers)).status).toBe(200);
  });
});
