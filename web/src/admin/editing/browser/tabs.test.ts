import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../in-time';
import type { Tabs } from '../ports';
import { FakeLocks } from '../testing/fake-locks';
import { findsGone } from '../testing/finds-gone';
import { BRIEF_TURN_MS, TURN_MS, browserTabs } from './tabs';
import { ANSWER_MS } from './unlocked-tabs';

const opened: Tabs[] = [];
const never = () => new Promise<never>(() => undefined);

/** A tab of a browser with such locks. */
function open(request: FakeLocks['request']): Tabs {
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
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Web Locks that refuse', () => {
  const refuse = () => Promise.reject(new Error('refused'));

  it('A6: a save is sent without them', async () => {
    const tabs = await join(refuse);
    expect(await tabs.asSender(() => Promise.resolve('sent'))).toBe('sent');
  });

  it('A6: a tab that lives is not taken for gone', async () => {
    const [one, two] = [await join(refuse), await join(refuse)];
    expect(await findsGone(one, two.id)).toBe(false);
    expect(await findsGone(one, 'never', ANSWER_MS)).toBe(true);
  });

  it('A6: a tab that was left before they did is gone', async () => {
    const [one, two] = [await join(refuse), open(refuse)];
    const joined = two.join(new AbortController().signal);
    two.leave();
    await joined;
    expect(await findsGone(one, two.id, ANSWER_MS)).toBe(true);
  });
});

describe('Web Locks that hang', () => {
  it('A6: a save is sent without them', async () => {
    const locks = new FakeLocks();
    locks.hang();
    const tabs = await join(locks.request);
    expect(await tabs.asSender(() => Promise.resolve('sent'))).toBe('sent');
  });

  it('A6: a tab that began meanwhile is not taken for gone once they answer, one that was left is', async () => {
    const locks = new FakeLocks();
    const goOn = locks.hang();
    const [slow, left, next] = [await join(locks.request), await join(locks.request), await join(locks.request)];
    left.leave();
    goOn();
    expect(await findsGone(next, slow.id)).toBe(false);
    expect(await findsGone(next, left.id)).toBe(true);
  });

  it('A6: while they do, no tab is taken for gone, for what it has may be on its way', async () => {
    const locks = new FakeLocks();
    const lives = open(locks.request);
    await lives.join(new AbortController().signal);
    locks.hang();
    const next = await join(locks.request);
    const took = vi.fn(() => Promise.resolve());
    void next.ifGone(lives.id, took);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(took).not.toHaveBeenCalled();
  });
});

describe('a reloaded page', () => {
  const reloaded = (request: Parameters<typeof open>[0]) => {
    vi.stubGlobal('sessionStorage', { getItem: () => 'former', setItem: () => undefined });
    return join(request);
  };

  it('A6: waits until its former self is gone', async () => {
    const { request } = new FakeLocks();
    let go = (): void => undefined;
    void request('content-tab-former', () => new Promise<void>((resolve) => (go = resolve)));
    const asked = findsGone(await reloaded(request), 'former');
    go();
    expect(await asked).toBe(true);
  });

  it('A6: also before it looks for a tab whose place its former self had taken', async () => {
    const { request } = new FakeLocks();
    let go = (): void => undefined;
    const alive = new Promise<void>((resolve) => (go = resolve));
    for (const tab of ['former', 'taken']) void request(`content-tab-${tab}`, () => alive);
    const asked = findsGone(await reloaded(request), 'taken');
    go();
    expect(await asked).toBe(true);
  });

  it('A6: leaves the tab that it was copied from its record', async () => {
    const { request } = new FakeLocks();
    void request('content-tab-former', never);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    expect(await findsGone(await reloaded(request), 'former')).toBe(false);
  });

  it('A6: finds what it left also where locks are slow to answer', async () => {
    const locks = new FakeLocks();
    const goOn = locks.hang();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const asked = findsGone(await reloaded(locks.request), 'former');
    goOn();
    expect(await asked).toBe(true);
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
