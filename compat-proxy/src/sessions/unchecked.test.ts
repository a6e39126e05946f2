import { cmsPaths } from '@apoti/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

const looks = () => test.cms.asked.filter(({ path }) => path === cmsPaths.person(7)).length;
const statusOf = async (cookie: string, app = test.app) =>
  (await test.get('/api/auth.php', { cookie }, app)).statusCode;

/** The accounts change, and the proxy has heard of it: somebody else who is signed in was looked up again. */
async function change(stamp: string | null = 'stamp-1'): Promise<void> {
  const other = await test.signIn();
  const before = looks();
  test.cms.stamp = stamp;
  test.cms.accounts += 1;
  await vi.waitUntil(async () => {
    await test.isSignedIn(other);
    return looks() > before;
  });
}

it('F12: where the accounts have changed and nobody can be asked, who was not looked up since gets nothing, and is told why', async () => {
  const cookie = await test.signIn();
  await change();
  test.cms.fault = 'down';
  const answer = await test.get('/api/auth.php', { cookie });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'unavailable', error: expect.stringContaining('cannot be checked') }),
  ]);
  for (const call of ['/api/content.php', '/api/team.php', '/api/blog.php', '/admin'])
    expect([call, (await test.get(call, { cookie })).statusCode]).toEqual([call, 503]);
  test.cms.fault = 'none';
  await vi.waitUntil(async () => (await statusOf(cookie)) === 200, { timeout: 10_000 });
  expect(await test.isSignedIn(cookie)).toBe(true);
});

it('F12: a proxy that starts while the CMS is away lets in nobody who was disabled before, and everybody else', async () => {
  const old = await test.signIn();
  await change();
  const cookie = await test.signIn();
  test.cms.fault = 'down';
  await vi.waitUntil(async () => (await statusOf(old)) === 503);
  const again = await test.restart();
  expect([await statusOf(old, again), await statusOf(cookie, again)]).toEqual([503, 200]);
});

it('F12: three hundred calls at once of somebody who was disabled are one look-up at a time, and none is answered', async () => {
  const cookie = await test.signIn();
  await change(null);
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  let [underWay, most] = [0, 0];
  test.cms.onItsWay = async (path) => {
    if (path !== cmsPaths.person(7)) return;
    underWay += 1;
    most = Math.max(most, underWay);
    await gate;
    underWay -= 1;
  };
  const calls = Array.from({ length: 300 }, () => test.isSignedIn(cookie));
  await vi.waitUntil(() => underWay > 0);
  letThrough();
  expect(new Set(await Promise.all(calls))).toEqual(new Set([false]));
  // Who has read the session, and comes to the look-up after it was answered, begins another.
  expect(most).toBe(1);
});
