import { afterAll, beforeAll, expect, it } from 'vitest';
import { release } from '../upgrades/release';
import { expectEverythingThere } from '../upgrades/judge';
import { startUpgraded } from '../upgrades/upgrade';
import type { Stack } from '../support/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startUpgraded();
}, 240_000);
afterAll(() => stack.stop());

it('A18: the data of the previous release are all there with this one, and can be saved', async () => {
  expect(Object.keys(release.answers('sqlite')).length).toBeGreaterThan(10);
  await expectEverythingThere(stack, release.answers('sqlite'));
});
