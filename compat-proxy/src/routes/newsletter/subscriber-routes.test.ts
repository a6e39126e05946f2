import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cmsSubscriberPaths as paths } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterAll(() => test.close());
beforeEach(() => {
  test.cms.fault = 'none';
  test.cms.paged = () => ({ rows: [], next: null });
});

const row = (id: number, name = `Reader ${id}`) => ({
  id,
  name,
  email: `reader-${id}@example.com`,
  subscribed_at: '2026-01-31T09:00:00.000Z',
  token: id.toString(16).padStart(48, '0'),
});
/** The CMS has so many; it gives a thousand at a time. */
function many(count: number, onPart: (part: number) => void = () => undefined) {
  let part = 0;
  return (query: URLSearchParams) => {
    onPart((part += 1));
    const from = Number(query.get('before') ?? count + 1) - 1;
    const ids = Array.from({ length: Math.min(1_000, from) }, (_, index) => from - index);
    return { rows: ids.map((id) => row(id)), next: from > 1_000 ? from - 999 : null };
  };
}
const exported = (body: object = {}) => test.post('/api/subscribers/export', body, { cookie });

describe('the export of subscribers', () => {
  it('A16: has every row of every part once, with the link of each, and no formula', async () => {
    test.cms.paged = many(2_500);
    const answer = await exported();
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="newsletter-subscribers-\d{4}-\d\d-\d\d\.csv"$/,
        ),
        'cache-control': 'no-store',
      },
    });
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFName,Email,Subscribed at,Unsubscribe link');
    expect(lines[1]).toBe(
      `Reader 2500,reader-2500@example.com,2026-01-31T09:00:00.000Z,http://127.0.0.1:8080/unsubscribe/${row(2_500).token}`,
    );
    expect(new Set(lines.slice(1)).size).toBe(2_500);
    test.cms.paged = () => ({ rows: [row(1, '=HYPERLINK("x")')], next: null });
    expect((await exported()).body).toContain('"\'=HYPERLINK(""x"")"');
  });

  it('A16: asks the CMS for what is searched or named, the named some at a time', async () => {
    const asked: string[] = [];
    test.cms.paged = (query) => {
      asked.push(query.toString());
      return { rows: [], next: null };
    };
    await exported({ search: 'Ada & co' });
    await exported({ ids: Array.from({ length: 501 }, (_, index) => index + 1) });
    expect(asked[0]).toBe('search=Ada+%26+co');
    expect(asked.slice(1).map((query) => query.split('%2C').length)).toEqual([500, 1]);
    expect((await exported({ ids: [] })).statusCode).toBe(422);
  });

  it('A16: a CMS that is dead at once is said in words, and nothing is called a file', async () => {
    test.cms.fault = 'down';
    const answer = await exported();
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect((await test.post('/api/subscribers/export', {})).statusCode).toBe(401);
  });

  it('A16: a CMS that breaks in the middle breaks the download: a part never passes for the whole', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    let bytes = 0;
    const download = async () => {
      const headers = { cookie, 'content-type': 'application/json' };
      const url = `http://127.0.0.1:${port}/api/subscribers/export`;
      const { status, body } = await fetch(url, { method: 'POST', headers, body: '{}' });
      expect(status).toBe(200);
      const sink = new WritableStream<Uint8Array>({ write: (chunk) => void (bytes += chunk.length) });
      await body?.pipeTo(sink);
    };
    test.cms.paged = many(60_000, (part) => {
      if (part === 40) test.cms.fault = 'down';
    });
    await expect(download()).rejects.toThrow();
    expect(bytes).toBeGreaterThan(0);
  });
});

describe('deleting subscribers', () => {
  it('A16: passes on what is deleted and what comes next; the page too', async () => {
    test.cms.answers.set(paths.delete, [200, { deleted: 2, next: 7 }]);
    const answer = await test.post('/api/subscribers/delete', { ids: [3, 4] }, { cookie });
    expect(answer.json()).toEqual({ success: true, deleted: 2, next: 7 });
    expect(test.cms.saves.at(-1)).toEqual({ ids: [3, 4] });
    expect((await test.post('/api/subscribers/delete', { ids: [3] })).statusCode).toBe(401);
    expect((await test.get('/api/subscribers?sort=password', { cookie })).statusCode).toBe(422);
    expect((await test.get('/api/subscribers')).statusCode).toBe(401);
  });

  it('A16: an id that no database has is refused, and not asked for', async () => {
    const before = test.cms.saves.length;
    for (const body of [{ ids: [2_147_483_648] }, { matching: { search: '', before: 2_147_483_649, limit: 5 } }])
      expect((await test.post('/api/subscribers/delete', body, { cookie })).statusCode).toBe(422);
    expect(test.cms.saves).toHaveLength(before);
  });
});

describe('the whole list of newsletter.php', () => {
  const OLD = '/api/newsletter.php';
  const listed = (id: number) => ({
    id,
    name: `Reader ${id}`,
    email: `r${id}@example.com`,
    subscribed_at: '2026-01-31T09:00:00.000Z',
  });

  it('C13: is one list, however many parts the CMS gives it in', async () => {
    const parts = [
      { subscribers: [listed(3), listed(2)], next: { at: 'u1769850000000000', id: 2 } },
      { subscribers: [listed(1)], next: null },
    ];
    let asked = 0;
    test.cms.answers.set('/api/wire/subscribers', () => [200, parts[asked++]]);
    expect((await test.get(OLD, { cookie })).json()).toEqual([listed(3), listed(2), listed(1)]);
    test.cms.answers.set('/api/wire/subscribers', [200, { subscribers: [], next: null }]);
    const none = await test.get(OLD, { cookie });
    expect([none.json(), none.headers['content-type']]).toEqual([[], 'application/json; charset=utf-8']);
  });

  it('C13: is refused in words to visitors, and while the CMS is dead', async () => {
    expect((await test.get(OLD)).statusCode).toBe(401);
    test.cms.fault = 'down';
    expect((await test.get(OLD, { cookie })).statusCode).toBe(503);
  });
});
