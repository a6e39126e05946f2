import { cmsPaths } from '@apoti/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cookiesOf, TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

/** Answers to calls of a path are made with what holds by then, and wait until they are let go. */
function hold(path: string) {
  const held: (() => void)[] = [];
  test.cms.onItsWay = (asked) =>
    new Promise((resolve) => {
      if (asked === path) held.push(resolve);
      else resolve();
    });
  return {
    isHolding: () => held.length > 0,
    letGo: () => {
      test.cms.onItsWay = () => Promise.resolve();
      for (const resolve of held) resolve();
    },
  };
}
function disable(): void {
  test.cms.stamp = null;
  test.cms.accounts += 1;
}
const isOut = async (cookie: string) => !(await test.isSignedIn(cookie));

it('C1: a sign-in that was judged before its account was disabled, and answered after, lets nobody in', async () => {
  const before = await test.signIn();
  const { isHolding, letGo } = hold(cmsPaths.signIn);
  const late = test.login('right');
  await vi.waitUntil(isHolding);
  disable();
  await vi.waitUntil(() => isOut(before));
  letGo();
  expect(await isOut(cookiesOf(await late))).toBe(true);
});

it('C1: who is disabled is out also while what else has changed cannot be read', async () => {
  const cookie = await test.signIn();
  const { letGo } = hold(cmsPaths.posts);
  test.cms.edit(() => (test.cms.posts[0]!.title = 'Changed'));
  disable();
  await vi.waitUntil(() => isOut(cookie));
  letGo();
});
