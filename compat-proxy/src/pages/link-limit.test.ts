import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsPeoplePaths, cmsSubscriberPaths, LINKS_PER_MINUTE } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CHOICE = 'newPassword=three+boats+at+noon&confirmPassword=three+boats+at+noon';
const token = 'ab'.repeat(21) + 'c';
const unsubscribe = `/unsubscribe/${'ab'.repeat(24)}`;
const looks = [cmsPeoplePaths.lookReset, cmsSubscriberPaths.linked, cmsSubscriberPaths.unsubscribe];

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start({ TRUST_PROXY: '127.0.0.1' });
  test.cms.answers.set(cmsPeoplePaths.lookReset, [200, { username: null }]);
  test.cms.answers.set(cmsSubscriberPaths.linked, [200, { address: null }]);
  test.cms.answers.set(cmsSubscriberPaths.unsubscribe, [200, { deleted: false }]);
});
afterEach(() => test.close());

/** Every way to have a link looked up without having been sent one. */
const ways: (() => ReturnType<TestApp['get']>)[] = [
  () => test.get(`/reset-password/${token}`),
  () => test.get(`/invitation/${token}`),
  () => test.post(`/reset-password/${token}`, CHOICE, FORM),
  () => test.get(unsubscribe),
  () => test.post(unsubscribe, 'List-Unsubscribe=One-Click', FORM),
];
const openLinks = (count: number) => Array.from({ length: count }, (_, turn) => ways[turn % ways.length]?.());

describe('links that nobody was sent', () => {
  it('F4: two hundred that the CMS does not answer keep no save and no sign-in waiting', async () => {
    const cookie = await test.signIn();
    for (const path of looks) test.cms.hanging.add(path);
    const held = openLinks(200);
    expect((await test.login('right')).statusCode).toBe(200);
    expect((await test.post('/api/content.php', { revision: 'fake.1' }, { cookie })).statusCode).toBe(200);
    await test.cms.stop();
    const statuses = (await Promise.all(held)).map((answer) => answer?.statusCode);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  it('F4: an address opens so many in a minute, of all kinds; one more is told when to come again, and asks nobody', async () => {
    const opened = (await Promise.all(openLinks(40))).map((answer) => answer?.statusCode);
    expect(new Set(opened)).toEqual(new Set([200]));
    for (let count = 40; count < LINKS_PER_MINUTE; count += 1) await test.get(unsubscribe);
    const asked = test.cms.saves.length;
    for (const open of ways) {
      const answer = await open();
      expect(answer).toMatchObject({ statusCode: 429, headers: { 'cache-control': 'no-store' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(test.renderer.forms.at(-1)?.message).toBe('tooMany');
    }
    expect(test.cms.saves).toHaveLength(asked);
    const other = await test.get(unsubscribe, { 'x-forwarded-for': '192.0.2.7' });
    expect(other.statusCode).toBe(200);
  });
});
