// @vitest-environment jsdom
import { ApiError, leadQuerySchema, type LeadPage } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeads } from '../../shared/api/lead-inbox';
import { AGAIN_MS, SteadyReads } from './SteadyReads';

const MINUTE = 60_000;
const page: LeadPage = {
  ...{ leads: [], total: 7, pages: 1, page: 1 },
  counts: { new: 0, 'in-progress': 7, done: 0, spam: 0 },
};
const server = { isDown: true, calls: 0 };

vi.mock('../../shared/api/client', () => ({
  request: async () => {
    server.calls += 1;
    if (server.isDown) throw new ApiError('unavailable', 'The server cannot be reached');
    return page;
  },
}));

function Leads() {
  const { data, error } = useLeads(leadQuerySchema.parse({}), { refreshInterval: 30_000 });
  return <p>{data === undefined ? error?.message : `${data.page.total} leads`}</p>;
}

let root: Root;
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector('p')?.textContent;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  await mutate(() => true, undefined, { revalidate: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('R1: a screen that could not be read is there soon after the CMS is back, also after an hour', async () => {
  const screen = (
    <SteadyReads>
      <Leads />
    </SteadyReads>
  );
  await act(async () => root.render(screen));
  await pass(60 * MINUTE);
  expect(shown()).toBe('The server cannot be reached');
  expect(server.calls).toBeGreaterThan(300);
  expect(server.calls).toBeLessThan(400);
  server.isDown = false;
  await pass(AGAIN_MS + 100);
  expect(shown()).toBe('7 leads');
});
