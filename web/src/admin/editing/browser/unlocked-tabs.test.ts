import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tabs } from '../ports';
import { findsGone } from '../testing/finds-gone';
import { ANSWER_MS, unlockedTabs } from './unlocked-tabs';

const opened: Tabs[] = [];
function open(id: string): Tabs {
  const tabs = unlockedTabs('content', id);
  opened.push(tabs);
  return tabs;
}

describe('tabs without Web Locks', () => {
  beforeEach(() => {
    // However slow the machine is, an answer comes in time unless a test lets the time pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    for (const tabs of opened.splice(0)) tabs.leave();
  });

  it('A6: a tab that answers is not gone', async () => {
    const [one, two] = [open('one'), open('two')];
    expect(await findsGone(one, two.id)).toBe(false);
    expect(await findsGone(two, one.id)).toBe(false);
  });

  it('A6: a tab that was closed, or never was, is gone', async () => {
    const [one, two] = [open('one'), open('two')];
    two.leave();
    expect(await findsGone(one, two.id, ANSWER_MS)).toBe(true);
    expect(await findsGone(one, 'never', ANSWER_MS)).toBe(true);
  });

  it('A6: a tab whose place another one has taken is not gone until that one lets it go', async () => {
    const [one, two] = [open('one'), open('two')];
    let go = (): void => undefined;
    const taken = one.ifGone('gone', () => new Promise<void>((resolve) => (go = resolve)));
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    expect(await findsGone(two, 'gone')).toBe(false);
    go();
    await taken;
    expect(await findsGone(two, 'gone', ANSWER_MS)).toBe(true);
  });

  it('A6: a save is sent without a lock too', async () => {
    expect(await open('one').asSender(() => Promise.resolve('sent'))).toBe('sent');
  });
});
