import { metricNames, visibleMetrics, type VisibleMetric } from '../../constants/analytics';
import type { AnalyticsMetric, AnalyticsQuery, AnalyticsReport, RealTime } from './report';
import { chanceOf, type Chance } from './sample-numbers';
import { leftBy, samplePanels } from './sample-panels';
import { pointsOf, spanOf } from './sample-period';

/** What the real-time band begins with (back-office §9). */
export const SAMPLE_NOW: RealTime = { activeUsers: 23, pageViews: 156, sessions: 89, bounceRate: 32.5 };
/** How likely it is that a tick makes all panels anew. */
export const SAMPLE_ANEW = 0.3;
/** How long Sample takes to load, to be made anew and to be exported, in ms (back-office §4). */
export const SAMPLE_LOAD_MS = 1_000;
export const SAMPLE_REFRESH_MS = 1_500;
export const SAMPLE_EXPORT_MS = 1_000;

/** Visitors of a usual day, and of an hour. */
const A_DAY = 1_234;
const HOUR_MS = 3_600_000;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** The next real-time figures: users and the bounce rate anew, views and sessions rise (back-office §9). */
export function sampleTick(last: RealTime, chance: Chance): RealTime {
  return {
    activeUsers: chance.whole(15, 34),
    pageViews: last.pageViews + chance.whole(0, 4),
    sessions: last.sessions + chance.whole(0, 2),
    bounceRate: chance.decimal(25, 35),
  };
}

const units: Readonly<Record<VisibleMetric, AnalyticsMetric['unit']>> = {
  totalVisitors: 'count',
  pageViews: 'count',
  sessionDuration: 'seconds',
  bounceRate: 'percent',
  conversionRate: 'percent',
  mobileTraffic: 'percent',
};

function metricsOf(now: Record<VisibleMetric, number>, before: Record<VisibleMetric, number>): AnalyticsMetric[] {
  return visibleMetrics.map((id) => ({
    id,
    title: metricNames[id],
    unit: units[id],
    value: now[id],
    previous: before[id],
    change: before[id] === 0 ? null : tenth(((now[id] - before[id]) / before[id]) * 100),
  }));
}

/**
 * A report of visits that nobody made (the source Sample, A20): the same seed and time, the same figures. Range and filters work as
 * they do with real ones.
 */
export function sampleReport(query: AnalyticsQuery, seed: number, now: number): AnalyticsReport {
  const chance = chanceOf(seed);
  const span = spanOf(query, now);
  const part = leftBy(query) * (span.step === HOUR_MS ? 1 / 24 : 1);
  const visitorsAt = () => Math.round(A_DAY * part * (0.72 + chance.part() * 0.56));
  const series = pointsOf(span).map((at) => {
    const [visitors, previousVisitors] = [visitorsAt(), Math.round(visitorsAt() * 0.92)];
    return {
      at: new Date(at).toISOString(),
      visitors,
      previousVisitors,
      views: Math.round(visitors * chance.decimal(2.1, 2.6)),
      previousViews: Math.round(previousVisitors * chance.decimal(2.1, 2.6)),
    };
  });
  const sum = (name: 'visitors' | 'views' | 'previousVisitors' | 'previousViews') =>
    series.reduce((total, point) => total + point[name], 0);
  const [visitors, views] = [sum('visitors'), sum('views')];
  const panels = samplePanels({ visitors, views, sessions: Math.round(visitors * 1.18), query }, chance);
  const mobile = panels.deviceBreakdown.find(({ device }) => device === 'mobile')?.percentage ?? 0;
  const figures = (total: [visitors: number, views: number], mobileTraffic: number) => ({
    totalVisitors: total[0],
    pageViews: total[1],
    sessionDuration: chance.whole(195, 245),
    bounceRate: chance.decimal(28, 36),
    conversionRate: chance.decimal(3.6, 4.8),
    mobileTraffic,
  });
  const before = figures(
    [sum('previousVisitors'), sum('previousViews')],
    query.deviceType === 'all' ? tenth(mobile * (0.94 + chance.part() * 0.08)) : mobile,
  );
  return {
    period: {
      from: new Date(span.from).toISOString(),
      to: new Date(span.to).toISOString(),
      previousFrom: new Date(span.from - series.length * span.step).toISOString(),
    },
    measuredSince: null,
    metrics: metricsOf(figures([visitors, views], mobile), before),
    series,
    ...panels,
    vitals: [],
  };
}
