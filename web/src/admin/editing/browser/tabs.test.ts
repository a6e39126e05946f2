import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tabs } from '../ports';
import { browserTabs } from './tabs';

const opened: Tabs[] = [];
const hanging = (_name: string, { signal }: { signal?: AbortSignal }) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

/** A tab of a browser with such locks, which has joined the others. */
async function join(request: (name: string, options: { signal?: AbortSignal }) => Promise<never>): Promise<Tabs> {
  vi.stubGlobal('navigator', { locks: { request } });
  const tabs = browserTabs('content');
  opened.push(tabs);
  const giveUp = new AbortController();
  const joined = tabs.join(giveUp.signal);
  giveUp.abort();
  await joined;
  return tabs;
}

describe.each([
  ['refuse', () => Promise.reject(new Error('refused'))],
  ['hang', hanging],
])('Web Locks that %s', (_, request) => {
  afterEach(() => {
    for (const tabs of opened.splice(0)) tabs.leave();
    vi.unstubAllGlobals();
  });

  it('A6: a save is sent without them', async () => {
    const tabs = await join(request);
    expect(await tabs.asSender(() => Promise.resolve('sent'))).toBe('sent');
  });

  it('A6: a tab that lives is not taken for gone', async () => {
    const [one, two] = [await join(request), await join(request)];
    const took = vi.fn(() => Promise.resolve());
    await one.ifGone(two.id, took);
    expect(took).not.toHaveBeenCalled();
    await one.ifGone('never', took);
    expect(took).toHaveBeenCalled();
  });
});
