import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../shared/memory-store';
import { SignInLimits, type SignInTry } from './sign-in-limits';

const MINUTE = 60_000;
let now: number;
let limits: SignInLimits;
beforeEach(() => {
  now = 0;
  limits = new SignInLimits(new MemoryStore(() => now));
});

const attempt = (more: Partial<SignInTry> = {}): SignInTry => ({
  name: 'ada',
  address: '203.0.113.7',
  device: null,
  ...more,
});
/** Whether the try would be judged. */
function judged(more: Partial<SignInTry> = {}): Promise<boolean> {
  return limits.count(attempt(more)).then(
    () => true,
    () => false,
  );
}
async function judgedOf(times: number, more: (index: number) => Partial<SignInTry>): Promise<number> {
  const tries = await Promise.all(Array.from({ length: times }, (_, index) => judged(more(index))));
  return tries.filter(Boolean).length;
}

describe('limits of guessing (C2)', () => {
  it('C2: five tries of a name are judged in any fifteen minutes, also around the edge of a window', async () => {
    const anywhere = (index: number) => ({ address: `198.51.100.${index % 250}` });
    now = 14 * MINUTE;
    expect(await judgedOf(4, anywhere)).toBe(4);
    now = 16 * MINUTE;
    expect(await judgedOf(100, anywhere)).toBe(1);
    now = 29 * MINUTE + 1;
    expect(await judgedOf(100, anywhere)).toBe(4);
  });

  it('C2: spelling does not make another name', async () => {
    expect(await judgedOf(9, (index) => ({ name: [' ada', 'ADA', 'Ada '][index % 3] ?? '' }))).toBe(5);
  });

  it('C2: one address cannot try many names; an IPv6 network is one address', async () => {
    expect(await judgedOf(100, (index) => ({ name: `name-${index}` }))).toBe(60);
    expect(await judgedOf(100, (index) => ({ name: `other-${index}`, address: `2001:db8::${index + 1}` }))).toBe(60);
  });

  it('C2: a browser that the account has signed in from has its own allowance', async () => {
    await judgedOf(50, () => ({}));
    expect(await judged()).toBe(false);
    expect(await judgedOf(50, () => ({ device: 'd1' }))).toBe(10);
  });

  it('C2: a try that is given back does not count, one that was refused uses nothing up', async () => {
    for (let index = 0; index < 20; index += 1) {
      await limits.count(attempt());
      await limits.giveBack(attempt());
    }
    expect(await judgedOf(100, () => ({}))).toBe(5);
    expect(await judgedOf(100, (index) => ({ name: `name-${index}` }))).toBe(55);
  });

  it('C2: who has to wait is told how long', async () => {
    await judgedOf(5, () => ({}));
    now = 5 * MINUTE;
    await expect(limits.count(attempt())).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfter: 600 } });
  });
});
