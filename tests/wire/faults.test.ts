import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeCaches } from '../faults/caches/caches';
import { fuzz, fuzzSettings } from '../faults/fuzz/fuzz';
import type { Task } from '../faults/section';
import { upload } from '../faults/uploads/uploads';
import { startStack, type Stack } from '../support/stack';

/** A short one of what `npm run faults` does for hours. */
const task = (tries: number): Task => ({
  tries,
  seed: 20_261,
  say: () => undefined,
  signal: new AbortController().signal,
});

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ pageFiles: true, cms: { PICTURE_COPIES: 'on' } });
});
afterAll(() => stack.stop());

it(
  'F8: probes poison no cache, and no draft, message or address is at any public address [600 probes]',
  { timeout: 120_000 },
  async () => {
    const { tries, violations } = await probeCaches(stack, task(600));
    expect(violations).toEqual([]);
    expect(tries).toBeGreaterThanOrEqual(600);
  },
);

it('F7: of changed and disguised files nothing is served that can run or tells of a place [60 uploads]', async () => {
  const { violations, figures } = await upload(stack, task(60));
  expect(violations).toEqual([]);
  expect(figures?.['taken']).toBeGreaterThan(5);
});

it('F6: whatever is sent to whatever address, the answer has its form, both parts live on, and what older clients rely on holds before and after [400 requests]', async () => {
  await stack.restartProxy(fuzzSettings);
  const { tries, violations, figures } = await fuzz(stack, task(400), { slow: false });
  expect(violations).toEqual([]);
  expect(tries).toBeGreaterThanOrEqual(350);
  expect(figures?.['2xx']).toBeGreaterThan(50);
});
