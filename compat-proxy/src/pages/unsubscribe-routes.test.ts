import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cmsSubscriberPaths as paths } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

const TOKEN = 'ab'.repeat(24);
const LINK = `/unsubscribe/${TOKEN}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());
beforeEach(() => {
  test.cms.fault = 'none';
  test.cms.saves.length = 0;
  test.renderer.forms.length = 0;
  test.cms.answers.set(paths.linked, [200, { address: 'a•••@e•••.com' }]);
  test.cms.answers.set(paths.unsubscribe, [200, { deleted: true }]);
});

const shown = () => test.renderer.forms.map(({ message, values }) => [message, values['address']]);

describe('a link to unsubscribe', () => {
  it('A16: shows the masked address to whoever looks and changes nothing; no cache and no search engine keeps it', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await test.app.inject({ method, url: LINK, headers: { host: '127.0.0.1' } });
      expect(answer).toMatchObject({
        statusCode: 200,
        headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(test.cms.saves).toEqual([{ token: TOKEN }, { token: TOKEN }]);
    expect(shown()).toEqual([
      ['ask', 'a•••@e•••.com'],
      ['ask', 'a•••@e•••.com'],
    ]);
  });

  it.each([
    ['a mail program that says nothing of itself', {}],
    ['a mail site', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
    ['a document without an origin', { origin: 'null' }],
  ])('A16: takes the one click of %s, as a form and as multipart', async (_, headers) => {
    const form = await test.post(LINK, ONE_CLICK, { ...FORM, ...headers });
    const multipart = await test.post(
      LINK,
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    );
    expect([form.statusCode, multipart.statusCode]).toEqual([200, 200]);
    expect(test.cms.saves).toEqual([{ token: TOKEN }, { token: TOKEN }]);
    expect(shown()).toEqual([
      ['done', ''],
      ['done', ''],
    ]);
  });

  it('A16: answers the same for a link that nobody has (any more), and asks nothing about what is no token', async () => {
    const known = await test.post(LINK, ONE_CLICK, FORM);
    test.cms.answers.set(paths.unsubscribe, [200, { deleted: false }]);
    const used = await test.post(LINK, ONE_CLICK, FORM);
    const wrong = await test.post('/unsubscribe/nonsense', ONE_CLICK, FORM);
    const told = ({ statusCode, body, headers }: typeof known) => ({ statusCode, body, type: headers['content-type'] });
    expect(told(used)).toEqual(told(known));
    expect(told(wrong)).toEqual(told(known));
    expect(test.cms.saves).toHaveLength(2);
    test.cms.answers.set(paths.linked, [200, { address: null }]);
    expect((await test.get(LINK)).statusCode).toBe(200);
    expect((await test.get('/unsubscribe/nonsense')).statusCode).toBe(200);
    expect(shown().slice(-2)).toEqual([
      ['unknown', ''],
      ['unknown', ''],
    ]);
  });

  it('A16: a post that does not say what a click says changes nothing', async () => {
    for (const body of ['', 'List-Unsubscribe=maybe', 'other=One-Click', '%E0%A4%A=1']) {
      expect((await test.post(LINK, body, FORM)).statusCode).toBe(400);
    }
    expect((await test.post(LINK, '{}')).statusCode).toBe(400);
    expect((await test.post(LINK, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
    expect((await test.post(LINK, `${ONE_CLICK}&x=${'x'.repeat(5_000)}`, FORM)).statusCode).toBe(413);
    expect(test.cms.saves).toEqual([]);
  });

  it('A16: says so and asks to come again while the CMS is dead or talks nonsense', async () => {
    for (const fault of ['down', 'error', 'wrong-shape'] as const) {
      test.cms.fault = fault;
      for (const answer of [await test.get(LINK), await test.post(LINK, ONE_CLICK, FORM)]) {
        expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
      }
    }
    expect(new Set(shown().map(([state]) => state))).toEqual(new Set(['unavailable']));
  });

  it('A16: lets nothing else through from other sites', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
    for (const url of [
      '/unsubscribe',
      '/unsubscribe/short',
      `${LINK}/more`,
      '/newsletter',
      '/api/subscribers/delete',
    ]) {
      expect((await test.post(url, ONE_CLICK, { ...FORM, ...foreign })).statusCode).toBe(403);
    }
    const evil = await test.post(LINK, ONE_CLICK, { ...FORM, host: 'evil.example' });
    expect(evil.statusCode).toBe(421);
  });
});
