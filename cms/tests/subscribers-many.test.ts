import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  cmsPaths,
  cmsSubscriberPaths as paths,
  cmsSubscriberRowsSchema,
  cmsSubscribersSchema,
  LISTED_AT_ONCE,
  subscriberPageSchema,
  subscribersDeletedSchema,
  type CmsSubscribers,
  type Person,
} from '@apoti/contract';
import { Cms } from './support/cms';
import { crowd } from './support/crowd';
import { isSqlite } from './support/postgres';
import { makeSubscribers } from './support/subscribers';

const MANY = 200_000;
/** A plan as SQLite tells it, or as PostgreSQL does. */
const planSchema = z.union([
  z.array(z.object({ detail: z.string() })).transform((rows) => rows.map(({ detail }) => detail)),
  z
    .object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) })
    .transform(({ rows }) => rows.map((row) => row['QUERY PLAN'])),
]);
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

  it('A16: the last part of an export ends it, and a step of a deletion takes its few', async () => {
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

  it('A16, C13: no part of an export or of the whole list is looked for in the whole table', async () => {
    const { newest } = await page();
    const at = `u${Date.now()}000`;
    for (const [path, query] of [
      [paths.rows, { before: newest - MANY + 3 }],
      [cmsPaths.subscribers, { at, id: newest }],
    ] as const) {
      const plans = await plansOf(() => answer(path, query));
      expect(plans).not.toEqual([]);
      expect(plans.filter((plan) => /^SCAN|Seq Scan on subscribers|Sort/.test(plan))).toEqual([]);
    }
  });

  it('C13: the whole list is given part by part, each subscriber once, the newest first', async () => {
    const { seen, parts } = await everybody();
    const { total } = await page();
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    expect(seen.map((each) => each.slice(0, 24))).toEqual(
      seen
        .map((each) => each.slice(0, 24))
        .toSorted()
        .toReversed(),
    );
    expect(parts).toBe(Math.floor(total / LISTED_AT_ONCE) + 1);
  });

  it('C13: the parts of the whole list leave nobody out of those who came in the same millisecond', async () => {
    await crowd(cms, 'subscribers', 'created_at');
    const { seen } = await everybody();
    const { total } = await page();
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  });

  it('C13: where a part begins names its unit; what an older version told, without one, is refused', async () => {
    const { next } = cmsSubscribersSchema.parse((await answer(cmsPaths.subscribers, {})).body);
    expect(next?.at).toMatch(/^u\d{16}$/);
    const old = { at: String(next?.at).slice(1, -3), id: next?.id ?? 0 };
    expect((await answer(cmsPaths.subscribers, old)).status).toBe(400);
  });
});

/** The whole list, as it is read part by part. */
async function everybody(): Promise<{ seen: string[]; parts: number }> {
  const seen: string[] = [];
  let next: CmsSubscribers['next'] = null;
  let parts = 0;
  do {
    const part = cmsSubscribersSchema.parse(
      (await answer(cmsPaths.subscribers, next === null ? {} : { ...next })).body,
    );
    expect(part.subscribers.length).toBeLessThanOrEqual(LISTED_AT_ONCE);
    for (const { subscribed_at: time, email } of part.subscribers) seen.push(`${time} ${email}`);
    next = part.next;
    parts += 1;
  } while (next !== null);
  return { seen, parts };
}

/** How the database would find the rows of the table in what is asked of it meanwhile. */
async function plansOf(ask: () => Promise<unknown>): Promise<string[]> {
  const { connection } = cms.strapi.db;
  const asked: { sql: string; bindings: readonly (string | number)[] }[] = [];
  const note = (query: (typeof asked)[number]) => void asked.push(query);
  connection.on('query', note);
  await ask();
  connection.removeListener('query', note);
  const plans: string[] = [];
  for (const { sql, bindings } of asked.filter((each) => /^select .*from .*subscribers/.test(each.sql))) {
    // PostgreSQL numbers what is bound.
    const asked = `explain ${isSqlite ? 'query plan ' : ''}${sql.replace(/\$\d+/g, '?')}`;
    const told: unknown = await connection.raw(asked, [...bindings]);
    plans.push(...planSchema.parse(told));
  }
  return plans;
}
