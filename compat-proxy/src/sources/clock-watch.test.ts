import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockWatch } from './clock-watch';

const NOON = Date.parse('2026-03-10T11:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => vi.useRealTimers());

const setClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('C9: a clock that is put back is noticed once, at once or little by little; one that is put forward is not', () => {
  const clock = new ClockWatch();
  setClock(DAY_MS);
  expect(clock.wasPutBack()).toBe(false);
  setClock(-DAY_MS);
  expect([clock.wasPutBack(), clock.wasPutBack()]).toEqual([true, false]);
  const slewed = [1, 2, 3].map(() => {
    setClock(-400);
    return clock.wasPutBack();
  });
  expect(slewed).toEqual([false, false, true]);
});
