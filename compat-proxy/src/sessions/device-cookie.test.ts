import { DEVICE_DAYS } from '@apoti/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let begun: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  begun = Date.now();
  test = await TestApp.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

it('F10: the mark of a known browser ends after a year, also for whoever has copied it and for a clock that is set back', async () => {
  const { cookies } = await test.login('right');
  const { name, value } = cookies.find((one) => one.name.includes('device')) ?? { name: '', value: '' };
  const device = `${name}=${encodeURIComponent(value)}`;
  for (let attempt = 0; attempt < 6; attempt += 1) await test.login('wrong');
  const enter = async (days: number) => {
    vi.setSystemTime(begun + days * DAY_MS);
    return (await test.login('right', { cookie: device })).statusCode;
  };
  expect(await enter(0)).toBe(200);
  expect(await enter(DEVICE_DAYS + 0.01)).toBe(429);
  expect(await enter(-1)).toBe(429);
  expect(await enter(0)).toBe(200);
});
