import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsPeoplePaths, passwordTexts } from '@apoti/contract';
import { loggedPath } from '../http/logged-path';
import { cookiesOf, TestApp } from '../testing/test-app';

const TOKEN = 'ab'.repeat(21) + 'c';
const LINK = `/reset-password/${TOKEN}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TWICE = 'newPassword=three+boats+at+noon&confirmPassword=three+boats+at+noon';

const used = { done: true, names: ['amara', 'amara@example.com'] };

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
  test.cms.answers.set(cmsPeoplePaths.askReset, [200, { asked: true }]);
  test.cms.answers.set(cmsPeoplePaths.lookReset, [200, { username: 'amara' }]);
  test.cms.answers.set(cmsPeoplePaths.completeReset, [200, used]);
});
afterEach(() => test.close());

const last = () => test.renderer.forms.at(-1);
/** Wrong sign-ins for a name until none is looked at any more. */
async function lockOut(email: string): Promise<void> {
  while ((await test.login('wrong', { email })).statusCode !== 429);
}
const ask = (body: string) => test.post('/forgot-password', body, FORM);
/** Sends the form of a link and goes where the answer leads, as a browser does. */
async function sendLink(link: string, body: string) {
  const answer = await test.post(link, body, FORM);
  await test.get(String(answer.headers.location));
  return answer;
}

describe('a forgotten password', () => {
  it('A19: asking sends the name and the site’s own address, and leads to a page that says the same of everybody', async () => {
    const answer = await ask('email=amara');
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/forgot-password?sent' } });
    expect(test.cms.saves).toEqual([{ name: 'amara', origin: 'http://127.0.0.1:8080' }]);
    // Whoever writes the address writes it as often as they like.
    expect((await test.get('/forgot-password?sent=1&sent=2')).statusCode).toBe(200);
    const sent = await test.get('/forgot-password?sent');
    expect(sent).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
    expect(last()).toMatchObject({ message: 'sent', values: {} });
  });

  it('A19: one address asks for ten links an hour; no name is said so beside the field', async () => {
    expect((await ask('email=+')).statusCode).toBe(422);
    expect(last()).toMatchObject({ message: 'ask', issues: [{ path: ['email'] }] });
    for (let count = 0; count < 10; count += 1) expect((await ask(`email=name${count}`)).statusCode).toBe(303);
    const refused = await ask('email=one-more');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(last()).toMatchObject({ message: 'ask', values: { email: 'one-more' } });
  });

  it('A19: looking at a link changes nothing; its form sets the password', async () => {
    const looked = await test.get(LINK);
    expect(looked.headers['set-cookie']).toBeUndefined();
    // Where somebody goes from there never learns the address.
    expect(looked.headers['referrer-policy']).toBe('strict-origin');
    expect(last()).toMatchObject({ message: 'choose', values: { username: 'amara' } });
    expect(test.cms.saves).toEqual([{ token: TOKEN }]);
    expect(await sendLink(LINK, TWICE)).toMatchObject({ statusCode: 303 });
    expect(last()).toMatchObject({ message: 'done' });
    expect(test.cms.saves.at(-1)).toEqual({ token: TOKEN, newPassword: 'three boats at noon' });
  });

  it.each([
    ['a password', LINK, TWICE, 'done'],
    ['that it is kept', LINK, 'keep=password', 'kept'],
    ['a first password', `/invitation/${TOKEN}`, TWICE, 'joined'],
  ])(
    'A19: the result of %s has its own page, which says the same when it is loaded again',
    async (_, link, body, state) => {
      test.cms.answers.set(cmsPeoplePaths.keepPassword, [200, used]);
      const location = `/forgot-password?${state}`;
      expect(await test.post(link, body, FORM)).toMatchObject({ statusCode: 303, headers: { location } });
      test.cms.answers.set(cmsPeoplePaths.lookReset, [200, { username: null }]);
      for (let load = 0; load < 2; load += 1) {
        expect((await test.get(location)).statusCode).toBe(200);
        expect(last()?.message).toBe(state);
      }
    },
  );

  it.each([
    ['keeps the password', `/reset-password/${TOKEN}`, 'keep=password', 'kept'],
    ['sets another one', `/reset-password/${TOKEN}`, TWICE, 'done'],
    ['takes up an invitation', `/invitation/${TOKEN}`, TWICE, 'joined'],
  ])(
    'C2: whoever %s by a link can sign in from that browser, however many guess at the name',
    async (_, link, body, state) => {
      test.cms.answers.set(cmsPeoplePaths.keepPassword, [200, used]);
      await lockOut('amara');
      await lockOut('amara@example.com');
      const answer = await sendLink(link, body);
      expect(last()?.message).toBe(state);
      expect(answer.headers['cache-control']).toBe('no-store');
      const cookie = cookiesOf(answer);
      expect((await test.login('right', { email: 'amara' })).statusCode).toBe(429);
      expect((await test.login('right', { email: 'amara', cookie })).statusCode).toBe(200);
      expect((await test.login('right', { email: 'Amara@example.com', cookie })).statusCode).toBe(200);
      await lockOut('somebody-else');
      expect((await test.login('right', { email: 'somebody-else', cookie })).statusCode).toBe(429);
    },
  );

  it('C2: a link that works no more, and one that is looked at, let no browser in; an invitation keeps nothing', async () => {
    test.cms.answers.set(cmsPeoplePaths.keepPassword, [200, { done: false, names: [] }]);
    const refused = await test.post(LINK, 'keep=password', FORM);
    expect([last()?.message, cookiesOf(refused)]).toEqual(['unknown', '']);
    expect(cookiesOf(await test.get(LINK))).toBe('');
    const invited = await test.post(`/invitation/${TOKEN}`, 'keep=password', FORM);
    expect([invited.statusCode, last()?.message, cookiesOf(invited)]).toEqual([422, 'join', '']);
  });

  it('A19: what is wrong with the passwords stands beside them, and no password comes back', async () => {
    expect((await test.post(LINK, 'newPassword=five5&confirmPassword=other', FORM)).statusCode).toBe(422);
    expect(last()?.issues).toMatchObject([
      { path: ['newPassword'], message: passwordTexts.tooShort },
      { path: ['confirmPassword'], message: passwordTexts.mismatch },
    ]);
    const issues = [{ path: ['newPassword'], message: passwordTexts.common }];
    test.cms.answers.set(cmsPeoplePaths.completeReset, [422, { error: 'x', code: 'invalid', issues }]);
    expect((await test.post(LINK, TWICE, FORM)).statusCode).toBe(422);
    expect(last()).toMatchObject({ message: 'choose', issues, values: { username: 'amara' } });
  });

  it('A19: a link that does not work says so, also one that is no link; a dead CMS asks to come again, and only of a link that was used it says that it may have worked', async () => {
    await test.get('/reset-password/nonsense');
    expect(last()?.message).toBe('unknown');
    test.cms.answers.set(cmsPeoplePaths.lookReset, [200, { username: null }]);
    await test.post(LINK, TWICE, FORM);
    expect(last()?.message).toBe('unknown');
    test.cms.fault = 'down';
    for (const [call, state] of [
      [() => test.get(LINK), 'unavailable'],
      [() => test.post(LINK, TWICE, FORM), 'unsure'],
      [() => ask('email=amara'), 'unavailable'],
    ] as const) {
      expect(await call()).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
      expect(last()?.message).toBe(state);
    }
  });

  it('A19: other sites cannot send the forms, and no log has the link', async () => {
    const foreign = { ...FORM, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const url of [LINK, '/forgot-password']) expect((await test.post(url, TWICE, foreign)).statusCode).toBe(403);
    expect(loggedPath(`${LINK}?x=1`)).toBe('/reset-password/…');
  });

  it('A19: the link of an invitation welcomes, sets the first password, and is in no log', async () => {
    const link = `/invitation/${TOKEN}`;
    await test.get(link);
    expect(last()).toMatchObject({ message: 'join', values: { username: 'amara' } });
    expect((await test.post(link, 'newPassword=five5&confirmPassword=five5', FORM)).statusCode).toBe(422);
    expect(last()?.message).toBe('join');
    await sendLink(link, TWICE);
    expect(last()?.message).toBe('joined');
    test.cms.answers.set(cmsPeoplePaths.lookReset, [200, { username: null }]);
    await test.get(link);
    expect(last()?.message).toBe('uninvited');
    expect(loggedPath(link)).toBe('/invitation/…');
  });
});
