// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { figureText } from '@apoti/contract/resources/analytics/figure-text';
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

const { calls, answer, files } = vi.hoisted(() => {
  const answering: { with: (path: string) => unknown } = { with: () => null };
  const asked: string[] = [];
  const made: unknown[] = [];
  return { calls: asked, answer: answering, files: made };
});
vi.mock('@apoti/contract/analytics-files/report-file', () => ({
  reportFile: async (report: AnalyticsReport, of: object) => {
    files.push({ report, ...of });
    return { name: 'report.csv', type: 'text/csv', content: new Blob(['']) };
  },
}));
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

const metric = (name: string) =>
  [...document.querySelectorAll('section[aria-label="Key figures"] article')].find(
    (card) => card.querySelector('h2')?.textContent === name,
  )!;
const value = (name: string) => metric(name).querySelectorAll('p')[0]!.textContent;
const panel = (name: string) =>
  [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === name)!;
const choose = (label: string, chosen: string) =>
  act(async () => {
    const name = [...document.querySelectorAll('header label')].find(({ textContent }) => textContent === label)!;
    const select = document.getElementById(name.getAttribute('for') ?? '') as HTMLSelectElement;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, chosen);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Figures that follow from what is asked for, and from nothing else. */
function measured(search = '', changes: Partial<AnalyticsReport> = {}): AnalyticsReport {
  const query = analyticsQuerySchema.parse(Object.fromEntries(new URLSearchParams(search)));
  return {
    ...sampleReport(query, 1, NOW),
    measuredSince: '2025-01-01T00:00:00.000Z',
    topPages: [{ page: '/measured', views: 3, change: null }],
    ...changes,
  };
}
const sumOf = (search: string, id: 'pageViews' | 'totalVisitors') =>
  figureText(measured(search).metrics.find((one) => one.id === id)!.value, 'count');
const now = { activeUsers: 2, pageViews: 7, sessions: 4, bounceRate: null };
const answerTo = (path: string, changes: Partial<AnalyticsReport> = {}) =>
  path.endsWith('/now') ? now : measured(path.split('?')[1], changes);

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
  localStorage.clear();
  calls.length = 0;
  await mutate(() => true, undefined);
  document.body.innerHTML = '<div id="root"></div>';
  files.length = 0;
  answer.with = (path) => answerTo(path);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
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
  // One tick: users and the bounce rate anew, views rise by at most four.
  expect(Number(figure('Page views')) - 156).toBeLessThanOrEqual(4);
  expect(Number(figure('Page views')) - 156).toBeGreaterThanOrEqual(0);
  await pass(60_000);
  expect(Number(figure('Page views'))).toBeGreaterThan(156);
  expect(Number(figure('Active users'))).toBeLessThanOrEqual(34);
  const before = page();
  await click(button('Refresh'));
  expect(button('Refresh').disabled).toBe(true);
  await pass(1_499);
  expect(button('Refresh').disabled).toBe(true);
  await pass(1);
  expect(button('Refresh').disabled).toBe(false);
  expect(page()).not.toBe(before);
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
  expect(panel('Top Pages').textContent).toContain('/measured3');
  expect(page()).not.toContain('Sample figures');
  expect(value('Page Views')).toBe(sumOf('range=30d&deviceType=mobile', 'pageViews'));
  expect(['Active users', 'Page views', 'Sessions', 'Bounce rate'].map(figure)).toEqual(['2', '7', '4', '–']);
  expect(calls).toContain('/api/analytics?range=30d&deviceType=mobile');
  const asked = () => calls.filter((path) => path === '/api/analytics/now').length;
  const before = asked();
  await pass(6_100);
  expect(asked() - before).toBe(3);
});

it('A20: a filter changes the figures to those of its visits; the band says that it is of everyone', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  const all = value('Page Views');
  expect(all).toBe(sumOf('', 'pageViews'));
  expect(panel('Real-time Activity').textContent).not.toContain('without the filters');
  await choose('Device', 'desktop');
  await pass(100);
  expect(value('Page Views')).toBe(sumOf('deviceType=desktop', 'pageViews'));
  expect(value('Page Views')).not.toBe(all);
  await choose('Source', 'email');
  await pass(100);
  const both = sumOf('deviceType=desktop&trafficSource=email', 'pageViews');
  expect(value('Page Views')).toBe(both);
  expect(window.location.search).toContain('trafficSource=email');
  expect(window.location.search).toContain('deviceType=desktop');
  expect(panel('Real-time Activity').textContent).toContain('Everyone on the site, without the filters.');
  await click(button('Show all visits'));
  await pass(100);
  expect(value('Page Views')).toBe(all);
  expect(window.location.search).toBe('?range=7d&refresh=off');
});

it('A20: exported is what is shown, under its own filters, and nothing while the next figures are on their way', async () => {
  const taken = { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, taken));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open('?range=7d&refresh=off');
  await pass(100);
  const first = value('Page Views');
  let arrive = (_: unknown) => {};
  answer.with = () => new Promise((resolve) => (arrive = resolve));
  await choose('Device', 'desktop');
  await pass(100);
  // Still those of all devices, though the filter says otherwise.
  expect(value('Page Views')).toBe(first);
  expect(button('Export').disabled).toBe(true);
  await click(button('Export'));
  expect(files).toEqual([]);
  await act(async () => arrive(measured('deviceType=desktop')));
  await pass(100);
  expect(button('Export').disabled).toBe(false);
  await click(button('Export'));
  await pass(100);
  expect(files).toEqual([
    expect.objectContaining({
      report: expect.objectContaining({ metrics: measured('deviceType=desktop').metrics }),
      query: analyticsQuerySchema.parse({ deviceType: 'desktop' }),
      isSample: false,
      format: 'csv',
    }),
  ]);
  expect(saved.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.download : ''))).toEqual([
    'report.csv',
  ]);
});

it('A20: figures that stay because the next were refused are not exported as those', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  answer.with = () => {
    throw new ApiError('unavailable', 'The server cannot be reached');
  };
  await choose('Device', 'desktop');
  await pass(100);
  expect(page()).toContain('The figures could not be loaded');
  expect(page()).toContain('Shown is what was loaded before.');
  expect(button('Export').disabled).toBe(true);
});

it('A20: a failure is said, with a way to try again and to sample figures', async () => {
  answer.with = () => {
    throw new ApiError('unavailable', 'The server cannot be reached');
  };
  await open('?range=7d&refresh=off');
  await pass(100);
  expect(page()).toContain('The figures could not be loaded');
  expect(page()).toContain('The server cannot be reached');
  expect(document.querySelector('section[aria-label="Key figures"]')).toBeNull();
  await click(button('Look at sample figures meanwhile'));
  await pass(1_000);
  expect(page()).toContain('Sample figures');
  expect(page()).not.toContain('The figures could not be loaded');
  await act(async () => root.unmount());
  await open('?range=7d&refresh=off');
  await pass(100);
  answer.with = (path) => answerTo(path);
  await click(button('Try again'));
  await pass(100);
  expect(page()).not.toContain('The figures could not be loaded');
  expect(value('Page Views')).toBe(sumOf('', 'pageViews'));
});

it('A20: changes are shown against a time that was measured; else it is said once since when it is', async () => {
  const measuredSince = '2026-03-02T08:00:00.000Z';
  answer.with = (path) => answerTo(path, { measuredSince });
  await open('?range=7d&refresh=off&compare=yes');
  await pass(100);
  expect(page().match(/Measured since 2 Mar 2026/g)).toHaveLength(1);
  expect(page()).not.toMatch(/% (in|de)crease|Nothing before|Before:|Visitors before|Compared with/);
  expect(value('Page Views')).toBe(sumOf('', 'pageViews'));
  await act(async () => root.unmount());
  await mutate(() => true, undefined);
  answer.with = (path) => answerTo(path);
  await open('?range=7d&refresh=off&compare=yes');
  await pass(100);
  expect(page()).not.toContain('Measured since');
  expect(page()).toContain('Compared with 25 Feb 2026 – 3 Mar 2026');
  expect(metric('Page Views').textContent).toMatch(/% (in|de)crease/);
  expect(panel('Visitors and Page Views').textContent).toContain('before, 25 Feb 2026 – 3 Mar 2026');
});

it('A20: a period without any visit is said in one calm sentence', async () => {
  const none = (path: string): Partial<AnalyticsReport> => {
    const { series, metrics, goalCompletions } = measured(path.split('?')[1]);
    return {
      series: series.map((point) => ({ ...point, visitors: 0, views: 0 })),
      metrics: metrics.map((one) => ({ ...one, value: one.unit === 'count' ? 0 : null })),
      goalCompletions: goalCompletions.map((goal) => ({ ...goal, completions: 0 })),
      topPages: [],
      topKeywords: [],
      topEvents: [],
    };
  };
  answer.with = (path) => answerTo(path, none(path));
  await open('?range=7d&refresh=off');
  await pass(100);
  expect(page().match(/Nothing was counted in this period/g)).toHaveLength(1);
  expect(panel('Top Pages')).toBeUndefined();
  await choose('Device', 'tablet');
  await pass(100);
  expect(page()).toContain('No visit of this period fits the filters');
});

it('A20: a visitor, the words of Google and the change of mobile traffic are told as what they are', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  expect(page()).toContain('one kind of browser in one network on one day is one visitor');
  expect(panel('Top Search Keywords').textContent).toContain('Google’s of the last 28 days, whatever range');
  expect(metric('Mobile Traffic').querySelector('[data-tone]')?.getAttribute('data-tone')).toMatch(/plain|none/);
  expect(metric('Page Views').querySelector('[data-tone]')?.getAttribute('data-tone')).toMatch(/good|bad/);
});

it('A20: a day’s visitors are the report’s own, not the sum of its hours', async () => {
  const visitors = (path: string) =>
    measured(path.split('?')[1]).metrics.map((one) => (one.id === 'totalVisitors' ? { ...one, value: 17 } : one));
  answer.with = (path) => answerTo(path, path.endsWith('/now') ? {} : { metrics: visitors(path) });
  await open('?range=1d&refresh=off');
  await pass(100);
  expect(panel('Visitors and Page Views').textContent).toMatch(/Whole period.*Visitors 17/);
});

it('A20: the settings lead to the first field that is not right', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  await click(button('Settings'));
  const dialog = document.querySelector('dialog')!;
  const set = (element: HTMLInputElement | HTMLSelectElement, text: string) =>
    act(async () => {
      const { prototype } = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, text);
      element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    });
  await set(dialog.querySelector('select')!, 'custom');
  const [from, to] = [...dialog.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  await set(to!, '2026-01-01');
  expect(document.activeElement).not.toBe(to);
  await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Apply Settings')!);
  expect(dialog.textContent).toContain('End date must not be before the start date');
  expect(document.activeElement).toBe(to);
  await set(from!, '');
  await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Apply Settings')!);
  expect(document.activeElement).toBe(from);
});

it('A20: the address says the view; a person’s own is kept for the next time', async () => {
  localStorage.setItem('back-office-analytics:1', '?range=90d&compare=yes&metrics=pageViews');
  await open();
  await pass(100);
  expect(window.location.search).toBe('?compare=yes&metrics=pageViews&range=90d');
  expect(value('Page Views')).toBe(sumOf('range=90d', 'pageViews'));
  expect(metric('Page Views').textContent).toContain('Before:');
  expect([...document.querySelectorAll('section[aria-label="Key figures"] h2')].map((h) => h.textContent)).toEqual([
    'Page Views',
  ]);
});
