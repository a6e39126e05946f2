import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requestIdForm } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

const GIVEN = 'balancer-0123456789';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let test: TestApp;
afterEach(() => test.close());

const idOf = (answer: { headers: Record<string, unknown> }) => z.string().parse(answer.headers['x-request-id']);
/** The ids under which the CMS was asked since a moment for somebody's request. */
const askedUnder = (id: string) => test.cms.asked.filter(({ requestId }) => requestId === id).map(({ path }) => path);

describe('the id of a request', () => {
  it('F12: is in the answer and in the body of a failure, and is another one each time', async () => {
    test = await TestApp.start();
    const [first, second] = [await test.get('/api/nothing'), await test.get('/api/nothing')];
    expect(idOf(first)).toMatch(requestIdForm);
    expect(first.json()).toMatchObject({ requestId: idOf(first) });
    expect(idOf(second)).not.toBe(idOf(first));
  });

  it('F12: is named to a person whose page fails', async () => {
    test = await TestApp.start();
    test.renderer.renderPage = () => {
      throw new Error('the renderer is broken');
    };
    const answer = await test.get('/contact?search=x', { accept: 'text/html,*/*;q=0.8' });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.body).toContain(idOf(answer));
    expect(answer.body).not.toContain('broken');
    expect((await test.get('/contact?search=x')).json()).toMatchObject({ code: 'internal' });
  });

  it('F12: is not taken from whoever calls', async () => {
    test = await TestApp.start();
    expect(idOf(await test.get('/api/nothing', { 'x-request-id': GIVEN }))).not.toBe(GIVEN);
  });

  it('F12: is taken from a trusted machine in front, unless it is no id', async () => {
    test = await TestApp.start({ TRUST_PROXY: 'loopback' });
    expect(idOf(await test.get('/api/nothing', { 'x-request-id': GIVEN }))).toBe(GIVEN);
    for (const forged of ['a\nb', 'short', 'x'.repeat(65), '{"level":50}'])
      expect(idOf(await test.get('/api/nothing', { 'x-request-id': forged }))).not.toBe(forged);
  });

  it('F12: goes to the CMS with every call for the request', async () => {
    test = await TestApp.start();
    const signedIn = await test.login('right');
    expect(askedUnder(idOf(signedIn))).toEqual(['/api/wire/sign-in']);
    const lead = { name: 'Ada', email: 'ada@example.com', subject: 'support', message: 'Hello there', elapsed: 60_000 };
    const answers = [
      await test.login('wrong'),
      await test.post('/api/contact', lead),
      await test.post('/api/newsletter.php', { name: 'Ada', email: 'ada@example.com' }),
      await test.post('/forgot-password', 'email=ada', FORM),
      await test.get(`/reset-password/${'a'.repeat(43)}`),
      await test.get(`/unsubscribe/${'ab'.repeat(24)}`),
    ];
    for (const answer of answers) expect(askedUnder(idOf(answer))).toHaveLength(1);
    expect(test.cms.asked.every(({ requestId }) => requestIdForm.test(requestId))).toBe(true);
  });
});
