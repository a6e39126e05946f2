// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { analyticsQuerySchema, type AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { sampleReport } from '@apoti/contract/resources/analytics/sample-report';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mutate } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { completeBrowser } from '../editing/testing/complete-browser';
import { AnalyticsScreen } from './AnalyticsScreen';

const { calls, answer } = vi.hoisted(() => {
  const answering: { with: (path: string) => unknown } = { with: () => null };
  const asked: string[] = [];
  return { calls: asked, answer: answering };
});
vi.mock('../../shared/api/client', () => ({
  request: async (_schema: unknown, { path }: Call) => {
    calls.push(path);
    return answer.with(path);
  },
}));

const NOW = Date.parse('2026-03-10T12:00:00Z');
let root: Root;
const page = () => document.body.textContent ?? '';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
const click = (element: Element) => act(async () => void (element as HTMLElement).click());
const figure = (name: string) =>
  [...document.querySelectorAll('dl > div')]
    .find((row) => row.querySelector('dt')?.textContent === name)!
    .querySelector('dd')!.textContent;

function measured(): AnalyticsReport {
  return {
    ...sampleReport(analyticsQuerySchema.parse({}), 1, NOW),
    measuredSince: '2026-01-01T00:00:00.000Z',
    topPages: [{ page: '/measured', views: 3, change: null }],
  };
}

async function open(search = '', person = 1): Promise<void> {
  window.history.replaceState(null, '', `/admin/analytics-dashboard${search}`);
  root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <AnalyticsScreen person={person} />
      </BrowserRouter>,
    ),
  );
  await pass(0);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  completeBrowser();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  calls.length = 0;
  await mutate(() => true, undefined);
  document.body.innerHTML = '<div id="root"></div>';
  answer.with = (path) =>
    path.endsWith('/now') ? { activeUsers: 2, pageViews: 7, sessions: 4, bounceRate: null } : measured();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('A20: while nothing has been measured it shows Sample, says so, and ticks and is made anew as specified', async () => {
  answer.with = () => ({ ...measured(), measuredSince: null });
  await open();
  expect(page()).toContain('Loading analytics data...');
  await pass(999);
  expect(page()).toContain('Loading analytics data...');
  await pass(1);
  expect(page()).toContain('Sample figures');
  expect(page()).toContain('Nothing has been measured on the site yet');
  expect(['Active users', 'Page views', 'Sessions', 'Bounce rate'].map(figure)).toEqual(['23', '156', '89', '32.5%']);
  expect(calls).toEqual(['/api/analytics']);
  await pass(5_000);
  expect(Number(figure('Page views'))).toBeGreaterThanOrEqual(156);
  expect(Number(figure('Active users'))).toBeGreaterThanOrEqual(15);
  await click(button('Refresh'));
  expect(button('Refresh').disabled).toBe(true);
  await pass(1_499);
  expect(button('Refresh').disabled).toBe(true);
  await pass(1);
  expect(button('Refresh').disabled).toBe(false);
});

it('A20: with auto-refresh off Sample stands still; what nobody sees stands still too', async () => {
  await open('?range=7d&figures=sample&refresh=off');
  await pass(1_000);
  const before = page();
  await pass(30_000);
  expect(page()).toBe(before);
  expect(calls).toEqual([]);
  await act(async () => root.unmount());
  await open('?range=7d&figures=sample&refresh=2');
  await pass(1_000);
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const unseen = page();
  await pass(30_000);
  expect(page()).toBe(unseen);
  look.mockRestore();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(30_000);
  expect(page()).not.toBe(unseen);
});

it('A20: what was measured is shown as it is, and now is asked for again at each interval', async () => {
  await open('?range=30d&deviceType=mobile&refresh=2');
  await pass(100);
  expect(page()).toContain('/measured');
  expect(page()).not.toContain('Sample figures');
  expect(figure('Bounce rate')).toBe('–');
  expect(calls).toContain('/api/analytics?range=30d&deviceType=mobile');
  const asked = () => calls.filter((path) => path === '/api/analytics/now').length;
  const before = asked();
  await pass(6_100);
  expect(asked() - before).toBe(3);
});

it('A20: a failure is said, with a way to try again and to sample figures', async () => {
  answer.with = () => {
    throw new ApiError('unavailable', 'The server cannot be reached');
  };
  await open('?range=7d&refresh=off');
  await pass(100);
  expect(page()).toContain('The figures could not be loaded');
  answer.with = (path) =>
    path.endsWith('/now') ? { activeUsers: 0, pageViews: 0, sessions: 0, bounceRate: 0 } : measured();
  await click(button('Try again'));
  await pass(100);
  expect(page()).toContain('/measured');
});

it('A20: the address says the view; a person’s own is kept for the next time', async () => {
  localStorage.setItem('back-office-analytics:1', '?range=90d&compare=yes&metrics=pageViews');
  await open();
  await pass(100);
  expect(window.location.search).toBe('?compare=yes&metrics=pageViews&range=90d');
  expect(page()).toContain('Before:');
  expect([...document.querySelectorAll('section[aria-label="Key figures"] h2')].map((h) => h.textContent)).toEqual([
    'Page Views',
  ]);
});
