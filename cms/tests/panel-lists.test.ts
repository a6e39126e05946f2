import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';

const LISTS = '/content-manager/collection-types';
const SINGLES = '/content-manager/single-types';
const SEO = `${SINGLES}/api::seo-setting.seo-setting`;

let cms: Cms;
let headers: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  headers = await enterPanel(cms);
});
afterAll(() => cms.stop());

type Data = Record<string, unknown> & { documentId: string };
const single = async (path: string) => (await cms.get(path, headers)).body['data'] as Data;
async function firstOf(uid: string): Promise<string> {
  const { body } = await cms.get(`${LISTS}/${uid}?pageSize=1`, headers);
  return `${LISTS}/${uid}/${(body['results'] as Data[])[0]?.documentId}`;
}
const refusal = (field: string) => ({
  status: 400,
  body: { error: { message: `${field} must be a list of texts`, details: { errors: [{ path: [field] }] } } },
});

describe('a list of texts, by the calls of Strapi’s panel', () => {
  const others = [[1, 2], 5, { a: 1 }, 'one', ['a', null]];

  it.each([
    ['api::team-member.team-member', 'skills'],
    ['api::station.station', 'features'],
    ['api::franchise-model.franchise-model', 'benefits'],
  ])('R1: of %s takes texts alone: %s', async (uid, field) => {
    const path = await firstOf(uid);
    for (const value of others) expect(await cms.put(path, { [field]: value }, headers)).toMatchObject(refusal(field));
    expect((await cms.put(path, { [field]: [] }, headers)).status).toBe(200);
  });

  it.each([
    [`${SINGLES}/api::about-page.about-page`, 'values'],
    [SEO, 'noIndexPages'],
    [SEO, 'openingHours'],
  ])('R1: of %s takes texts alone: %s', async (path, field) => {
    const whole = await single(path);
    for (const value of others)
      expect(await cms.put(path, { ...whole, [field]: value }, headers)).toMatchObject(refusal(field));
    expect((await cms.put(path, whole, headers)).status).toBe(200);
  });

  it('R1: of a new post and of an item of a page takes texts alone', async () => {
    const post = { title: 'Tagged', tags: [1] };
    expect(await cms.post(`${LISTS}/api::post.post`, post, headers)).toMatchObject(refusal('tags'));
    const path = `${SINGLES}/api::pricing-page.pricing-page`;
    const page = await single(path);
    const plans = (page['plans'] as object[]).map((plan) => ({ ...plan, features: { a: 1 } }));
    expect(await cms.put(path, { ...page, plans }, headers)).toMatchObject({
      status: 400,
      body: {
        error: {
          details: { errors: expect.arrayContaining([expect.objectContaining({ path: ['plans', '0', 'features'] })]) },
        },
      },
    });
  });
});

it('R1: an empty choice of the SEO settings is refused in words, by the calls of Strapi’s panel', async () => {
  const whole = await single(SEO);
  const answer = await cms.put(SEO, { ...whole, priceRange: '' }, headers);
  expect(answer).toMatchObject({ status: 400, body: { error: { details: { errors: [{ path: ['priceRange'] }] } } } });
  expect((await single(SEO))['priceRange']).toBe(whole['priceRange']);
});
