// @vitest-environment jsdom
import { analyticsQuerySchema, type AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { sampleReport } from '@apoti/contract/resources/analytics/sample-report';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../shared/api/client';
import { DashboardPreview } from './DashboardPreview';

const { calls, answer } = vi.hoisted(() => {
  const answering: { with: () => unknown } = { with: () => null };
  const asked: string[] = [];
  return { calls: asked, answer: answering };
});
vi.mock('../../../shared/api/client', () => ({
  request: async (_schema: unknown, { path }: Call) => {
    calls.push(path);
    return answer.with();
  },
}));

const NOW = Date.parse('2026-03-10T23:30:00Z');
let root: Root;
const tiles = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const page = () => document.body.textContent ?? '';

const sample = sampleReport(analyticsQuerySchema.parse({}), 1, NOW);
function measured(): AnalyticsReport {
  const figures = { pageViews: 31, totalVisitors: 12, sessionDuration: 95, conversionRate: 8.3 };
  const metrics = sample.metrics.map((metric) => {
    const value = Object.entries(figures).find(([id]) => id === metric.id)?.[1] ?? metric.value;
    return { ...metric, value, change: metric.id === 'pageViews' ? 12.4 : null };
  });
  return { ...sample, metrics, measuredSince: '2026-01-01T00:00:00.000Z' };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  document.body.innerHTML = '<div id="root"></div>';
  calls.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

async function show(): Promise<void> {
  root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <DashboardPreview />
      </SWRConfig>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
}

it('A18: the preview tells of today in Lagos, as it was measured', async () => {
  answer.with = measured;
  await show();
  expect(calls).toEqual(['/api/analytics?range=custom&from=2026-03-11&to=2026-03-11']);
  expect(tiles()).toEqual([
    'Page views today31 12.4% increase',
    'Unique visitors12 Nothing before',
    'Average session duration1:35 Nothing before',
    'Conversion rate8.3% Nothing before',
  ]);
  expect(page()).not.toContain('Sample');
});

it('A18: without a whole time before it the preview tells no change, and says why', async () => {
  answer.with = () => ({
    ...measured(),
    period: {
      from: '2026-03-10T23:00:00.000Z',
      to: '2026-03-10T23:30:00.000Z',
      previousFrom: '2026-03-09T23:00:00.000Z',
    },
    measuredSince: '2026-03-10T14:00:00.000Z',
  });
  await show();
  expect(tiles()).toEqual([
    'Page views today31 ',
    'Unique visitors12 ',
    'Average session duration1:35 ',
    'Conversion rate8.3% ',
  ]);
  expect(page()).toContain('Today until now. Measured since 10 Mar 2026. The time before, 10 Mar 2026, was not');
  expect(page()).not.toContain('compared with yesterday');
});

it('A18, A21: until something is measured the preview is the sample, and says so', async () => {
  answer.with = () => sample;
  await show();
  expect(page()).toContain('Sample figures: nothing has been measured yet');
  expect(tiles()).toEqual([
    'Page views today2,847 +12%',
    'Unique visitors1,234 +8%',
    'Average session duration3:42 +15%',
    'Conversion rate4.2% +0.8%',
  ]);
});

it('A18: a preview that is open over midnight in Lagos goes on to the new day', async () => {
  vi.setSystemTime('2026-03-10T22:59:30Z');
  answer.with = measured;
  await show();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(calls).toEqual([
    '/api/analytics?range=custom&from=2026-03-10&to=2026-03-10',
    '/api/analytics?range=custom&from=2026-03-11&to=2026-03-11',
  ]);
});

it('A18: figures that cannot be loaded are not made up', async () => {
  answer.with = () => {
    throw new Error('no');
  };
  await show();
  expect(page()).toContain('The figures could not be loaded');
  expect(page()).not.toContain('2,847');
});
