import { afterEach, describe, expect, it } from 'vitest';
import type { Tabs } from '../ports';
import { unlockedTabs } from './unlocked-tabs';

const opened: Tabs[] = [];
function open(id: string): Tabs {
  const tabs = unlockedTabs('content', id);
  opened.push(tabs);
  return tabs;
}

/** Whether `asking` finds the other tab gone. */
async function findsGone(asking: Tabs, other: string): Promise<boolean> {
  let gone = false;
  await asking.ifGone(other, () => Promise.resolve(void (gone = true)));
  return gone;
}

describe('tabs without Web Locks', () => {
  afterEach(() => {
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
    expect(await findsGone(one, two.id)).toBe(true);
    expect(await findsGone(one, 'never')).toBe(true);
  });

  it('A6: a save is sent without a lock too', async () => {
    expect(await open('one').asSender(() => Promise.resolve('sent'))).toBe('sent');
  });
});
