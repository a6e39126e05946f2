import {
  analyticsGoals,
  deviceTypes,
  funnelSteps,
  metricNames,
  siteEventCategories,
  trafficSources,
  visibleMetrics,
  type AnalyticsMetric,
  type AnalyticsQuery,
  type AnalyticsReport,
  type VisibleMetric,
} from '@apoti/contract';
import { measures, type Measure } from './figures';
import { momentOf } from './hours';
import { namesOf } from './names';
import { periodOf } from './period';
import { chosenTraits, segmentOf, type Segment, type Traits } from './segments';
import { readSeries } from './series';
import { readSpeeds } from './speeds';
import { numberOf, type Sql } from './sql';
import { readTracking } from './tracking';
import { readSums, type Sums } from './sums';

/** Lines of the lists that have no fixed ones. */
const MOST_LINES = 10;
const totals = [measures.views, measures.visits, measures.seconds, measures.bounces, measures.conversions];
const compared = [...totals, measures.goals, measures.pageViews];

/** Both periods, and the part of the visits that was asked for. */
type Facts = { now: Sums; before: Sums; traits: Traits; segment: Segment };

/** Everything that the dashboard shows of a period. */
export async function readReport(sql: Sql, query: AnalyticsQuery, time: number): Promise<AnalyticsReport> {
  const period = periodOf(query, time);
  const traits = chosenTraits(query);
  const segment = segmentOf(traits);
  const devices = deviceTypes.map((_, place) => segmentOf({ ...traits, device: place + 1 }));
  const sources = trafficSources.map((_, place) => segmentOf({ ...traits, source: place + 1 }));
  const parts = [...new Set([segment, ...devices, ...sources])];
  const { window, previous } = period;
  const broken = await readSums(sql, { window, segments: parts, sums: [measures.visits] });
  const now = await readSums(sql, {
    window,
    segments: [segment],
    sums: [...compared, measures.events, measures.searches, measures.journeys, measures.funnelEnds],
  });
  const before = await readSums(sql, { window: previous, segments: [segment], sums: compared });
  const mobile = segmentOf({ ...traits, device: 1 });
  const past = await readSums(sql, { window: previous, segments: [mobile], sums: [measures.visits] });
  const facts = { now, before, traits, segment };
  const mobileRates = { now: mobileRate(broken, facts, now), before: mobileRate(past, facts, before) };
  return {
    period: {
      from: momentOf(window.from),
      to: momentOf(window.to),
      previousFrom: momentOf(previous.from),
    },
    measuredSince: await measuredSince(sql),
    metrics: visibleMetrics.map((id) => toMetric(id, facts, mobileRates)),
    series: await readSeries(sql, period, segment),
    topPages: await topPages(sql, facts),
    trafficSources: shares(chosen(trafficSources, traits.source), (place) =>
      broken.get(measures.first, segmentOf({ ...traits, source: place })),
    ).map(({ name: source, count: visitors, percentage }) => ({ source, visitors, percentage })),
    deviceBreakdown: shares(chosen(deviceTypes, traits.device), (place) =>
      broken.get(measures.visits, segmentOf({ ...traits, device: place })),
    ).map(({ name: device, count: sessions, percentage }) => ({ device, sessions, percentage })),
    topKeywords: await topKeywords(sql, facts),
    conversionFunnel: funnel(facts),
    goalCompletions: goals(facts),
    topEvents: await topEvents(sql, facts),
    ...(await readTracking(sql, now, window, segment)),
    vitals: await readSpeeds(sql, window, segment),
  };
}

async function measuredSince(sql: Sql): Promise<string | null> {
  const [row] = await sql.all('select min(hour) as hour from hourly where measure = ?', [measures.visits]);
  return row === undefined || row['hour'] === null ? null : momentOf(numberOf(row, 'hour'));
}

/** With one decimal. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Percent of something; null where there is nothing to divide by. */
function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded((100 * part) / whole);
}

/** Percent more or less; null where there was nothing before. */
function changeOf(value: number | null, previous: number | null): number | null {
  return value === null || previous === null || previous === 0 ? null : rounded((100 * (value - previous)) / previous);
}

/** The part of visits that phones made. With another device chosen it is none of them. */
function mobileRate(devices: Sums, { traits, segment }: Facts, all: Sums): number | null {
  const isOther = traits.device > 1;
  const visits = isOther ? 0 : devices.get(measures.visits, segmentOf({ ...traits, device: 1 }));
  return rate(visits, all.get(measures.visits, segment));
}

type Rates = { now: number | null; before: number | null };

function toMetric(id: VisibleMetric, { now, before, segment }: Facts, mobile: Rates): AnalyticsMetric {
  const read = (sums: Sums, kind: 'now' | 'before') => {
    const visits = sums.get(measures.visits, segment);
    switch (id) {
      case 'totalVisitors':
        return sums.get(measures.first, segment);
      case 'pageViews':
        return sums.get(measures.views, segment);
      case 'sessionDuration':
        return visits === 0 ? null : Math.round(sums.get(measures.seconds, segment) / visits);
      case 'bounceRate':
        return rate(sums.get(measures.bounces, segment), visits);
      case 'conversionRate':
        return rate(sums.get(measures.conversions, segment), visits);
      case 'mobileTraffic':
        return mobile[kind];
    }
  };
  const [value, previous] = [read(now, 'now'), read(before, 'before')];
  return { id, title: metricNames[id], unit: unitOf[id], value, previous, change: changeOf(value, previous) };
}

const unitOf: Record<VisibleMetric, AnalyticsMetric['unit']> = {
  totalVisitors: 'count',
  pageViews: 'count',
  sessionDuration: 'seconds',
  bounceRate: 'percent',
  conversionRate: 'percent',
  mobileTraffic: 'percent',
};

/** All of a list with their places from 1 on, or the one that was chosen. */
function chosen<T>(list: readonly T[], place: number): { name: T; place: number }[] {
  return list.map((name, index) => ({ name, place: index + 1 })).filter((one) => place === 0 || one.place === place);
}

/** How many of each, and what part of them all that is; the most first. */
function shares<T>(list: readonly { name: T; place: number }[], count: (place: number) => number) {
  const counted = list.map(({ name, place }) => ({ name, count: count(place) }));
  const sum = counted.reduce((total, one) => total + one.count, 0);
  return counted
    .map((one) => ({ ...one, percentage: rate(one.count, sum) ?? 0 }))
    .sort((one, other) => other.count - one.count);
}

/** The names of a measure with the most, and how many; those of the same number in the order of their names. */
async function most(sql: Sql, { now, segment }: Facts, measure: Measure, limit: number) {
  const counts = [...now.named(measure, segment)].filter(([, count]) => count > 0);
  counts.sort(([, one], [, other]) => other - one);
  // Names with as many as the last one are looked up too, since the order of names decides among them.
  const least = counts[limit - 1]?.[1] ?? 0;
  const shown = counts.filter(([, count]) => count >= least).slice(0, 1_000);
  const names = await namesOf(
    sql,
    shown.map(([id]) => id),
  );
  return shown
    .map(([id, count]) => ({ id, count, name: names.get(id) ?? '' }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, limit);
}

async function topPages(sql: Sql, facts: Facts): Promise<AnalyticsReport['topPages']> {
  const pages = await most(sql, facts, measures.pageViews, MOST_LINES);
  return pages.map(({ id, name: page, count: views }) => ({
    page,
    views,
    change: changeOf(views, facts.before.get(measures.pageViews, facts.segment, id)),
  }));
}

async function topKeywords(sql: Sql, facts: Facts): Promise<AnalyticsReport['topKeywords']> {
  const searches = await most(sql, facts, measures.searches, MOST_LINES);
  const unknown = { position: null, clicks: null, impressions: null };
  return searches.map(({ name: keyword, count }) => ({ keyword, ...unknown, searches: count }));
}

async function topEvents(sql: Sql, facts: Facts): Promise<AnalyticsReport['topEvents']> {
  const events = await most(sql, facts, measures.events, MOST_LINES);
  const categories = new Map<string, string>(Object.entries(siteEventCategories));
  return events.map(({ name: event, count }) => ({ event, count, category: categories.get(event) ?? '' }));
}

function funnel({ now, segment }: Facts): AnalyticsReport['conversionFunnel'] {
  const all = now.get(measures.first, segment);
  return funnelSteps.map((step, place) => {
    const visitors = now.get(measures.first, segment, place + 1);
    return { step, visitors, percentage: rate(visitors, all) ?? 0 };
  });
}

function goals({ now, before, segment }: Facts): AnalyticsReport['goalCompletions'] {
  const visits = now.get(measures.visits, segment);
  return analyticsGoals.map((goal, place) => {
    const completions = now.get(measures.goals, segment, place);
    const change = changeOf(completions, before.get(measures.goals, segment, place));
    return { goal, completions, rate: rate(completions, visits) ?? 0, change };
  });
}
