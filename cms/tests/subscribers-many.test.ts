import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cmsSubscriberPaths as paths,
  cmsSubscriberRowsSchema,
  subscriberPageSchema,
  subscribersDeletedSchema,
  type Person,
} from '@apoti/contract';
import { Cms } from './support/cms';
import { makeSubscribers } from './support/subscribers';

const MANY = 200_000;
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  await makeSubscribers(cms, MANY);
  person = await cms.signIn();
}, 120_000);
afterAll(() => cms.stop());

type Query = Record<string, string | number>;
const answer = (path: string, query: Query) => {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return cms.getAs(`${path}?${params.toString()}`, person);
};
const page = async (query: Query = {}) => subscriberPageSchema.parse((await answer(paths.page, query)).body);
const emails = async (query: Query) => (await page({ size: 2, ...query })).subscribers.map(({ email }) => email);

describe('200,000 subscribers', () => {
  it('A16: every page and order of them is right, the last page too', async () => {
    const days = 24 * 60;
    const { total, pages, counts } = await page();
    expect({ total, pages }).toEqual({ total: MANY, pages: MANY / 50 });
    expect(counts.all).toBe(MANY);
    expect(counts.long).toBeGreaterThan(29 * days);
    expect(counts.short).toBeLessThan(8 * days);
    expect(await emails({})).toEqual(['reader-199999@example.com', 'reader-199998@example.com']);
    expect(await emails({ page: MANY / 2 })).toEqual(['reader-1@example.com', 'reader-0@example.com']);
    for (const sort of ['email', 'name', 'date']) {
      const first = await emails({ sort });
      expect(await emails({ sort: `-${sort}`, page: MANY / 2 })).toEqual(first.toReversed());
    }
  });

  it('A16: a search finds one of them, none, and a tenth', async () => {
    expect(await emails({ search: 'READER-17777@' })).toEqual(['reader-17777@example.com']);
    expect(await emails({ search: 'nobody' })).toEqual([]);
    expect((await page({ search: 'ÌFẸ́' })).total).toBe(MANY / 10);
  });

  it('A16: the last part of an export is as near as the first, and a step of a deletion takes its few', async () => {
    const { newest } = await page();
    const end = cmsSubscriberRowsSchema.parse((await answer(paths.rows, { before: newest - MANY + 3 })).body);
    expect(end.rows.map(({ email }) => email)).toEqual(['reader-1@example.com', 'reader-0@example.com']);
    expect(end.next).toBeNull();
    const matching = { search: 'ngozi', before: newest + 1, limit: 500 };
    const claim = { 'x-person-id': String(person?.id), 'x-person-stamp': person?.stamp ?? '' };
    const step = subscribersDeletedSchema.parse((await cms.post(paths.delete, { matching }, claim)).body);
    expect(step).toEqual({ deleted: 500, next: expect.any(Number) });
    expect((await page({ search: 'ngozi' })).total).toBe(MANY / 10 - 500);
  });
});
