import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SteadyBreaker } from './steady-breaker';

const REST_MS = 1_000;
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const create = () => circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(2) });
const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs);
const done = () => Promise.resolve('done');
async function broken(): Promise<SteadyBreaker> {
  const breaker = new SteadyBreaker(create);
  const fail = () => breaker.execute(() => Promise.reject(new Error('away')));
  await expect(fail()).rejects.toThrow('away');
  expect(breaker.isOpen).toBe(false);
  await expect(fail()).rejects.toThrow('away');
  expect(breaker.isOpen).toBe(true);
  return breaker;
}

it('F3: after repeated failures a breaker rests, then tries one and goes on', async () => {
  const breaker = await broken();
  setClock(REST_MS - 1);
  await expect(breaker.execute(done)).rejects.toThrow(BrokenCircuitError);
  setClock(1);
  expect(await breaker.execute(done)).toBe('done');
  expect(breaker.isOpen).toBe(false);
});

it('F3: a clock that is set back while a breaker rests does not make the rest longer', async () => {
  const breaker = await broken();
  setClock(-HOUR_MS);
  expect(await breaker.execute(done)).toBe('done');
});

it('F3: a breaker that was made anew for a clock set back breaks as every one does', async () => {
  const breaker = await broken();
  setClock(-HOUR_MS);
  const fail = () => breaker.execute(() => Promise.reject(new Error('still away')));
  await expect(fail()).rejects.toThrow('still away');
  await expect(fail()).rejects.toThrow('still away');
  await expect(breaker.execute(done)).rejects.toThrow(BrokenCircuitError);
});
