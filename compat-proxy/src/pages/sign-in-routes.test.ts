import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authTexts, signInLimits } from '@apoti/contract';
import { cookiesOf, TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

const TYPE = 'application/x-www-form-urlencoded';
const send = (fields: Record<string, string>, url = '/login', headers: Record<string, string> = {}) =>
  test.post(url, new URLSearchParams(fields).toString(), { 'content-type': TYPE, ...headers });
const right = { email: 'editor', password: 'right' };

describe('the sign-in without script', () => {
  it.each([
    ['/login', '/admin'],
    ['/login?next=%2Fadmin%2Ffaq%3Fq%3D1%23top', '/admin/faq?q=1#top'],
    ['/login?next=%2Fadmin%3Fq%3D%C3%A4', '/admin?q=%C3%A4'],
    ['/login?next=%2Fadmin%3F%00q', '/admin?%00q'],
    ['/login?next=https%3A%2F%2Fevil.example', '/admin'],
    ['/login?next=%2F%2Fevil.example', '/admin'],
    ['/login?next=%2Fadmin%5C%5Cevil.example', '/admin'],
    ['/login?next=%2Fadmin%0D%0ASet-Cookie%3A%20a%3Db', '/admin'],
  ])('P18, A1: %s leads to %s, signed in', async (url, target) => {
    const answer = await send(right, url);
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: target, 'cache-control': 'no-store' } });
    expect(await test.isSignedIn(cookiesOf(answer))).toBe(true);
  });

  it('P18: a wrong password is the page again, with the call’s status and text, the name and no password', async () => {
    const call = await test.login('wrong');
    const answer = await send({ ...right, password: 'wrong' }, '/login?next=%2Fadmin%2Ffaq');
    expect(answer).toMatchObject({ statusCode: call.statusCode, headers: { 'cache-control': 'no-store' } });
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.cookies).toEqual([]);
    expect(test.renderer.forms).toEqual([
      { form: 'login', message: authTexts.invalid, issues: [], values: { email: 'editor' } },
    ]);
    expect(call.json()).toMatchObject({ error: authTexts.invalid });
  });

  it('P18: what is missing is said beside its field, all at once', async () => {
    expect((await send({ email: ' ', password: '' })).statusCode).toBe(422);
    expect((await send({})).statusCode).toBe(422);
    expect(test.renderer.forms[0]).toMatchObject({
      message: '',
      issues: [
        { path: ['password'], message: authTexts.passwordMissing },
        { path: ['email'], message: authTexts.nameMissing },
      ],
    });
  });

  it('P18: guesses by the form and by the call are counted together, and a browser that is known keeps its own', async () => {
    const known = cookiesOf(await send(right));
    const statuses = [];
    for (let guess = 0; guess < signInLimits.perName; guess += 1)
      statuses.push((await (guess % 2 === 0 ? test.login('wrong') : send({ ...right, password: 'wrong' }))).statusCode);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const locked = await send(right);
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await test.login('right')).statusCode).toBe(429);
    expect((await send(right, '/login', { cookie: known })).statusCode).toBe(303);
  });

  it('P18: a browser that is known is so to the call, to the form and to a mailed link', async () => {
    const set = [await send(right), await test.login('right')].map(({ cookies }) =>
      cookies.filter(({ name }) => name === 'device').map(({ path }) => path),
    );
    expect(set).toEqual([['/'], ['/']]);
  });

  it('P18: a session that the browser came with ends, and another begins', async () => {
    const before = cookiesOf(await send(right));
    const after = cookiesOf(await send(right, '/login', { cookie: before }));
    expect([await test.isSignedIn(before), await test.isSignedIn(after)]).toEqual([false, true]);
  });

  it('P18: with a dead CMS it says so, and that is no guess', async () => {
    test.cms.fault = 'down';
    for (let guess = 0; guess <= signInLimits.perName; guess += 1) expect((await send(right)).statusCode).toBe(503);
    const call = await test.login('right');
    expect(test.renderer.forms.at(-1)?.message).toBe(call.json<{ error: string }>().error);
    test.cms.fault = 'none';
    expect((await send(right)).statusCode).toBe(303);
  });

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'C19: from another site (%j) it is refused, right or wrong, and nobody is signed in',
    async (headers) => {
      const answer = await send(right, '/login', headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.cookies).toEqual([]);
    },
  );

  it('A2: the back-office greets its person once, since no script has heard of the sign-in', async () => {
    const byForm = { cookie: cookiesOf(await send(right)) };
    const shells = [await test.get('/admin', byForm), await test.get('/admin', byForm)];
    expect(shells.map(({ body }) => body.includes('greeted'))).toEqual([true, false]);
    expect((await test.get('/admin', { cookie: await test.signIn() })).body).not.toContain('greeted');
  });
});
