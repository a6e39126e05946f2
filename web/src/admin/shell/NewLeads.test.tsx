// @vitest-environment jsdom
import { ApiError, leadQuerySchema, type LeadPage } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshLeads, useLeads } from '../../shared/api/lead-inbox';
import { NEW_LEADS_REFRESH_MS, NewLeads } from './NewLeads';

const SPAN = NEW_LEADS_REFRESH_MS;
const server = { new: 3, isDown: false, calls: 0 };

const pageOf = (count: number): LeadPage => ({
  ...{ leads: [], total: 0, pages: 1, page: 1 },
  counts: { new: count, 'in-progress': 0, done: 0, spam: 0 },
});

vi.mock('../../shared/api/client', () => ({
  request: async (_schema: unknown, { path }: { path: string }) => {
    if (path !== '/api/leads/count') return path.includes('search') ? pageOf(0) : pageOf(5);
    server.calls += 1;
    if (server.isDown) throw new ApiError('unavailable', 'The server cannot be reached');
    return { new: server.new };
  },
}));

let root: Root;
const show = (signedIn: boolean) => act(async () => root.render(<NewLeads signedIn={signedIn} />));
const shown = () => document.getElementById('root')!.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

describe('the number of new leads', () => {
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    Object.assign(server, { new: 3, isDown: false, calls: 0 });
    await mutate(() => true, undefined, { revalidate: false });
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    // The last question counts as under way until its time is over.
    await vi.runOnlyPendingTimersAsync();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('P20: is there after the sign-in, follows by and by and after a change; none is no number', async () => {
    await show(false);
    await pass(SPAN);
    expect([server.calls, shown()]).toEqual([0, '']);
    await show(true);
    await pass(0);
    expect(shown()).toBe('3 new');
    server.new = 4;
    await pass(SPAN + 100);
    expect([server.calls, shown()]).toEqual([2, '4 new']);
    server.new = 0;
    await pass(3_000);
    await act(async () => refreshLeads());
    await pass(0);
    expect(shown()).toBe('');
  });

  it('P20: is known as soon as the inbox is read, where nothing narrows it', async () => {
    const query = leadQuerySchema.parse({});
    function Inbox({ search }: { search: string }) {
      useLeads({ ...query, search });
      return <NewLeads signedIn />;
    }
    await act(async () => root.render(<Inbox search="nobody" />));
    await pass(0);
    expect(shown()).toBe('3 new');
    await act(async () => root.render(<Inbox search="" />));
    await pass(0);
    expect(shown()).toBe('5 new');
  });

  it('P20: with a dead CMS stays as it was and asks no more often', async () => {
    await show(true);
    await pass(0);
    server.isDown = true;
    await pass(3 * SPAN + 100);
    expect([server.calls, shown()]).toEqual([4, '3 new']);
    Object.assign(server, { new: 5, isDown: false });
    await pass(SPAN);
    expect([server.calls, shown()]).toEqual([5, '5 new']);
    await pass(SPAN);
    expect(server.calls).toBe(6);
  });
});
