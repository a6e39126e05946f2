import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tabs } from '../ports';
import { FakeLocks } from '../testing/fake-locks';
import { BRIEF_TURN_MS, TURN_MS, browserTabs } from './tabs';
import { ANSWER_MS } from './unlocked-tabs';

const opened: Tabs[] = [];
const never = () => new Promise<never>(() => undefined);
const hanging = (_name: string, { signal }: { signal?: AbortSignal }) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

/** A tab of a browser with such locks. */
function open(request: (name: string, ...rest: never[]) => Promise<unknown>): Tabs {
  vi.stubGlobal('navigator', { locks: { request } });
  const tabs = browserTabs('content');
  opened.push(tabs);
  return tabs;
}

/** One which has joined the others, or has waited long enough. */
async function join(...[request]: Parameters<typeof open>): Promise<Tabs> {
  const tabs = open(request);
  const giveUp = new AbortController();
  const joined = tabs.join(giveUp.signal);
  giveUp.abort();
  await joined;
  return tabs;
}

beforeEach(() => {
  // However slow the machine is, an answer comes in time unless a test lets the time pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each([
  ['refuse', () => Promise.reject(new Error('refused'))],
  ['hang', hanging],
])('Web Locks that %s', (_, request) => {
  it('A6: a save is sent without them', async () => {
    const tabs = await join(request);
    expect(await tabs.asSender(() => Promise.resolve('sent'))).toBe('sent');
  });

  it('A6: a tab that lives is not taken for gone', async () => {
    const [one, two] = [await join(request), await join(request)];
    const took = vi.fn(() => Promise.resolve());
    await one.ifGone(two.id, took);
    expect(took).not.toHaveBeenCalled();
    const asked = one.ifGone('never', took);
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    await asked;
    expect(took).toHaveBeenCalled();
  });
});

describe('Web Locks', () => {
  it('A6: a save waits for that of another tab, but not without end, and after that only briefly', async () => {
    const { request } = new FakeLocks();
    const [suspended, tabs] = [open(request), open(request)];
    for (const one of [suspended, tabs]) await one.join(new AbortController().signal);
    void suspended.asSender(never);
    const send = vi.fn(() => Promise.resolve('sent'));
    const first = tabs.asSender(send);
    await vi.advanceTimersByTimeAsync(TURN_MS - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBe('sent');
    const second = tabs.asSender(send);
    await vi.advanceTimersByTimeAsync(BRIEF_TURN_MS);
    expect(await second).toBe('sent');
  });
});
