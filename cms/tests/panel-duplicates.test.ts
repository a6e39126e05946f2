import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';

const LISTS = '/content-manager/collection-types';
const post = {
  ...{ title: 'Twice', excerpt: 'E', content: 'C', category: 'Expansion', author: 'Ada' },
  ...{ publishDate: '2026-01-31', slug: 'twice' },
};
const event = { title: 'Open day', description: 'Come and see.', date: '2027-03-16' };

let cms: Cms;
let headers: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  headers = await enterPanel(cms);
});
afterAll(() => cms.stop());

type Row = Record<string, unknown> & { documentId: string };
async function firstOf(uid: string): Promise<Row> {
  const { body } = await cms.get(`${LISTS}/${uid}?pageSize=1`, headers);
  const [row] = body['results'] as Row[];
  if (row === undefined) throw new Error(`There is no ${uid}`);
  return row;
}
/** As the panel calls it from a row of the list. */
const duplicate = (uid: string, { documentId }: Row) =>
  cms.post(`${LISTS}/${uid}/auto-clone/${documentId}`, {}, headers);

describe('Duplicate in a row of a list of Strapi’s panel', () => {
  it.each(['hero-slide', 'testimonial', 'team-member', 'faq', 'station', 'event', 'post'])(
    'R1: of a %s makes a copy with a number of its own',
    async (name) => {
      const uid = `api::${name}.${name}`;
      if (name === 'post') expect((await cms.post(`${LISTS}/${uid}`, post, headers)).status).toBe(201);
      if (name === 'event') expect((await cms.postAs('/api/wire/events', { event })).status).toBe(200);
      const row = await firstOf(uid);
      const answer = await duplicate(uid, row);
      expect(answer).toMatchObject({ status: 200 });
      const { documentId } = answer.body['data'] as Row;
      const all: Row[] = await cms.strapi.db.query(uid).findMany();
      const others = all.filter((one) => one.documentId !== documentId).map(({ wireId }) => String(wireId));
      const copy: Row = await cms.strapi.db.query(uid).findOne({ where: { documentId } });
      expect(others).not.toContain(String(copy['wireId']));
      expect([copy['title'], copy['name'], copy['question']]).toEqual([row['title'], row['name'], row['question']]);
    },
  );

  it('R1, A16: of a post makes a copy with an address of its own, so that both can be published', async () => {
    const uid = 'api::post.post';
    const made = await cms.post(`${LISTS}/${uid}`, { ...post, title: 'Thrice', slug: 'thrice' }, headers);
    const original = made.body['data'] as Row;
    const copy = (await duplicate(uid, original)).body['data'] as Row;
    expect([original['slug'], copy['slug']]).toEqual(['thrice', 'thrice-2']);
    const documentIds = [original.documentId, copy.documentId];
    expect((await cms.post(`${LISTS}/${uid}/actions/bulkPublish`, { documentIds }, headers)).status).toBe(200);
  });

  it('R1, A16: of a post whose title gives no address makes one of the original’s', async () => {
    const uid = 'api::post.post';
    const made = await cms.post(`${LISTS}/${uid}`, { ...post, title: '拉各斯新站', slug: 'new-station' }, headers);
    const original = made.body['data'] as Row;
    const copy = (await duplicate(uid, original)).body['data'] as Row;
    expect([copy['title'], copy['slug']]).toEqual(['拉各斯新站', 'new-station-2']);
    const documentIds = [original.documentId, copy.documentId];
    expect((await cms.post(`${LISTS}/${uid}/actions/bulkPublish`, { documentIds }, headers)).status).toBe(200);
  });

  it('R1: of a franchise model is refused in words: there are two, each of its kind', async () => {
    const uid = 'api::franchise-model.franchise-model';
    const message = expect.stringMatching(/^There is one franchise model of each kind/);
    expect(await duplicate(uid, await firstOf(uid))).toMatchObject({
      status: 400,
      // The panel’s dialog shows nothing else of it.
      body: { error: { message, details: { prohibitedFields: [[['Kind of partner'], message]] } } },
    });
  });

  it('R1: of an entry that breaks a rule says in the panel’s list which one, as does a list that nobody edits', async () => {
    const uid = 'api::testimonial.testimonial';
    const row = await firstOf(uid);
    await cms.strapi.db.query(uid).update({ where: { documentId: row.documentId }, data: { name: 'x'.repeat(500) } });
    const { status, body } = await duplicate(uid, row);
    expect(status).toBe(400);
    const reason = 'name must be at most 120 characters';
    expect(body).toMatchObject({ error: { details: { prohibitedFields: [[['name'], reason]] } } });
    const log = 'api::change.change';
    const refusal = 'The change log cannot be edited';
    expect((await duplicate(log, await firstOf(log))).body).toMatchObject({
      error: { message: refusal, details: { prohibitedFields: [[[], refusal]] } },
    });
  });
});
