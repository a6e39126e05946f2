import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkFirst } from './network-first';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = new Response('kept');
const nothingKept = new Response('nothing');
const ask = (asked: Promise<Response>, copy: Response | null = kept, patienceMs: number | null = 1_000) =>
  networkFirst({ asked, copy: async () => copy, nothing: async () => nothingKept, patienceMs });

it('X4: while the line works the site’s answer is shown, whatever it says: also 503 of maintenance and 404', async () => {
  for (const status of [200, 404, 500, 503]) {
    const answer = new Response('', { status });
    expect(await ask(Promise.resolve(answer))).toBe(answer);
  }
});

it('X4: a slow answer is waited for; the copy comes only when nothing has come for long', async () => {
  let send: (answer: Response) => void = () => {};
  const slow = new Response('slow');
  const asked = ask(new Promise((resolve) => (send = resolve)));
  await vi.advanceTimersByTimeAsync(999);
  send(slow);
  expect(await asked).toBe(slow);
  const dead = ask(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await dead).toBe(kept);
});

it('X4: without a line the copy is shown at once, and without a copy the page that says so', async () => {
  expect(await ask(Promise.reject(new TypeError('Failed to fetch')))).toBe(kept);
  expect(await ask(Promise.reject(new TypeError('Failed to fetch')), null)).toBe(nothingKept);
});

it('X4: without a copy a slow answer is waited for as ever', async () => {
  let send: (answer: Response) => void = () => {};
  const slow = new Response('slow');
  const asked = ask(new Promise((resolve) => (send = resolve)), null);
  await vi.advanceTimersByTimeAsync(60_000);
  send(slow);
  expect(await asked).toBe(slow);
});

it('X4: where no wait is too long, the copy comes with the end of the line alone', async () => {
  let fail = (_: Error) => {};
  const asked = ask(new Promise((_, reject) => (fail = reject)), kept, null);
  const settled = vi.fn();
  void asked.then(settled);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(settled).not.toHaveBeenCalled();
  fail(new TypeError('Failed to fetch'));
  expect(await asked).toBe(kept);
});
