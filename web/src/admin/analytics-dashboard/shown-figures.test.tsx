// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { analyticsQuerySchema, type AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { act } from 'react';
import { mutate } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTo, measured, server, viewsOf } from './testing/answers';
import {
  beginScreen,
  button,
  choose,
  click,
  endScreen,
  leave,
  metric,
  open,
  page,
  panel,
  pass,
  value,
} from './testing/screen';
vi.mock('@apoti/contract/analytics-files/report-file', async () => ({
  reportFile: (await import('./testing/answers')).makeFile,
}));
vi.mock('../../shared/api/client', async () => ({ request: (await import('./testing/answers')).answerCall }));

beforeEach(beginScreen);
afterEach(endScreen);

it('A20: a filter changes the figures to those of its visits; the band says that it is of everyone', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  const all = value('Page Views');
  expect(all).toBe(viewsOf(''));
  expect(panel('Real-time Activity')?.textContent).not.toContain('without the filters');
  await choose('Device', 'desktop');
  await pass(100);
  expect(value('Page Views')).toBe(viewsOf('deviceType=desktop'));
  expect(value('Page Views')).not.toBe(all);
  await choose('Source', 'email');
  await pass(100);
  const both = viewsOf('deviceType=desktop&trafficSource=email');
  expect(value('Page Views')).toBe(both);
  expect(window.location.search).toContain('trafficSource=email');
  expect(window.location.search).toContain('deviceType=desktop');
  expect(panel('Real-time Activity')?.textContent).toContain('Everyone on the site, without the filters.');
  await click(button('Show all visits'));
  await pass(100);
  expect(value('Page Views')).toBe(all);
  expect(window.location.search).toBe('?range=7d&refresh=off');
  expect(document.activeElement, 'the button has gone, the focus has not (X2)').toBe(
    document.querySelector('[aria-label="Filters"] select'),
  );
});

it('A20: exported is what is shown, under its own filters, and nothing while the next figures are on their way', async () => {
  const taken = { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, taken));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open('?range=7d&refresh=off');
  await pass(100);
  const first = value('Page Views');
  let arrive = (_: unknown) => {};
  server.answer = () => new Promise((resolve) => (arrive = resolve));
  await choose('Device', 'desktop');
  await pass(100);
  // Still those of all devices, though the filter says otherwise.
  expect(value('Page Views')).toBe(first);
  expect(button('Export').disabled).toBe(true);
  await click(button('Export'));
  expect(server.files).toEqual([]);
  await act(async () => arrive(measured('deviceType=desktop')));
  await pass(100);
  expect(button('Export').disabled).toBe(false);
  await click(button('Export'));
  await pass(100);
  expect(server.files).toEqual([
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
  server.answer = () => {
    throw new ApiError('unavailable', 'The server cannot be reached');
  };
  await choose('Device', 'desktop');
  await pass(100);
  expect(page()).toContain('The figures could not be loaded');
  expect(page()).toContain('Shown is what was loaded before.');
  expect(button('Export').disabled).toBe(true);
});

it('A20: changes are shown against a time that was measured; else it is said once since when it is', async () => {
  const measuredSince = '2026-03-02T08:00:00.000Z';
  server.answer = (path) => answerTo(path, { measuredSince });
  await open('?range=7d&refresh=off&compare=yes');
  await pass(100);
  expect(page().match(/Measured since 2 Mar 2026/g)).toHaveLength(1);
  expect(page()).not.toMatch(/% (in|de)crease|Nothing before|Before:|Visitors before|Compared with/);
  expect(value('Page Views')).toBe(viewsOf(''));
  await leave();
  await mutate(() => true, undefined);
  server.answer = (path) => answerTo(path);
  await open('?range=7d&refresh=off&compare=yes');
  await pass(100);
  expect(page()).not.toContain('Measured since');
  expect(page()).toContain('Compared with 25 Feb 2026 – 3 Mar 2026');
  expect(metric('Page Views').textContent).toMatch(/% (in|de)crease/);
  expect(panel('Visitors and Page Views')?.textContent).toContain('before, 25 Feb 2026 – 3 Mar 2026');
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
  server.answer = (path) => answerTo(path, none(path));
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
  expect(panel('Top Search Keywords')?.textContent).toContain('Google’s of the last 28 days, whatever range');
  expect(metric('Mobile Traffic').querySelector('[data-tone]')?.getAttribute('data-tone')).toMatch(/plain|none/);
  expect(metric('Page Views').querySelector('[data-tone]')?.getAttribute('data-tone')).toMatch(/good|bad/);
});

it('A20: a day’s visitors are the report’s own, not the sum of its hours', async () => {
  const visitors = (path: string) =>
    measured(path.split('?')[1]).metrics.map((one) => (one.id === 'totalVisitors' ? { ...one, value: 17 } : one));
  server.answer = (path) => answerTo(path, path.endsWith('/now') ? {} : { metrics: visitors(path) });
  await open('?range=1d&refresh=off');
  await pass(100);
  expect(panel('Visitors and Page Views')?.textContent).toMatch(/Whole period.*Visitors 17/);
});

it('A20: of words that people search for, what is known stands first; where nothing happened is said what is counted', async () => {
  const heads = () => [...panel('Top Search Keywords')!.querySelectorAll('thead th')].map((head) => head.textContent);
  const google = { position: 2.5, clicks: 3, impressions: 40 };
  const unknown = { position: null, clicks: null, impressions: null };
  const shown = async (topKeywords: AnalyticsReport['topKeywords']) => {
    server.answer = (path) => answerTo(path, { topKeywords, topEvents: [] });
    await open('?range=7d&refresh=off');
    await pass(100);
    const seen = heads();
    await leave();
    await mutate(() => true, undefined);
    return seen;
  };
  expect(await shown([{ keyword: 'kano', ...unknown, searches: 4 }])).toEqual([
    'Keyword',
    'Searches here',
    'Position',
    'Clicks',
    'Impressions',
  ]);
  expect(await shown([{ keyword: 'kano', ...google, searches: null }])).toEqual([
    'Keyword',
    'Position',
    'Clicks',
    'Impressions',
  ]);
  await open('?range=7d&refresh=off');
  await pass(100);
  expect(panel('Top Events')?.textContent).toContain('once “Event tracking” is on in Settings, Advanced Tracking.');
});
