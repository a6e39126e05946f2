import {
  deviceTypes,
  funnelSteps,
  trafficSources,
  type AnalyticsQuery,
  type AnalyticsReport,
  type MeasuredItem,
} from '@apoti/contract';
import { pageName } from '../../src/analytics/signs';

const HOUR = 3_600_000;
const MINUTE = 60_000;

type Told = { items: MeasuredItem[]; returning: boolean };
type Selected = { from: number; to: number; query: AnalyticsQuery };

const isAct = ({ what }: MeasuredItem) => what.kind === 'view' || what.kind === 'event' || what.kind === 'search';
const lagosDayOf = (at: number) => new Date(at + HOUR).toISOString().slice(0, 10);
const begin = ({ at, what }: MeasuredItem) => (what.kind === 'leave' ? at - what.seconds * 1_000 : at);
const hasEvent = (items: readonly MeasuredItem[], ...names: string[]) =>
  items.some(({ what }) => what.kind === 'event' && names.includes(what.name));
const ratio = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10);
const count = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length;

function tally<T extends string>(names: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Visits of everybody: items that no pause of more than half an hour divides, without any thought of speed. */
function visitsIn(items: readonly MeasuredItem[]): Told[] {
  const people = new Map<string, MeasuredItem[]>();
  for (const item of items) {
    const key = `${lagosDayOf(item.at)} ${item.visitor}`;
    people.set(key, [...(people.get(key) ?? []), item]);
  }
  return [...people.values()].flatMap((those) => {
    const groups: MeasuredItem[][] = [];
    for (const item of [...those].sort((one, other) => begin(one) - begin(other))) {
      const last = groups.at(-1);
      const isNear = last !== undefined && begin(item) - Math.max(...last.map(({ at }) => at)) <= 30 * MINUTE;
      if (isNear) last.push(item);
      else groups.push([item]);
    }
    let seen = 0;
    return groups.map((group) => {
      const returning = seen > 0 || group.some((item) => item.returning);
      if (group.some(isAct)) seen += 1;
      return { items: group, returning };
    });
  });
}

/** The one whose source and device count: the first view, else the first act, else the first thing. */
function leader({ items }: Told): MeasuredItem | undefined {
  const views = items.filter(({ what }) => what.kind === 'view');
  const acts = items.filter(isAct);
  const pool = views.length > 0 ? views : acts.length > 0 ? acts : items;
  const key = (item: MeasuredItem) =>
    [item.at, trafficSources.indexOf(item.source), deviceTypes.indexOf(item.device)] as const;
  return [...pool].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  })[0];
}

function matches(visit: Told, { trafficSource, deviceType, userType }: AnalyticsQuery): boolean {
  const lead = leader(visit);
  return (
    (trafficSource === 'all' || lead?.source === trafficSource) &&
    (deviceType === 'all' || lead?.device === deviceType) &&
    (userType === 'all' || visit.returning === (userType === 'returning'))
  );
}

/** What the report has to say of a stretch of time, found by looking at everything. */
export function expectedFigures(items: readonly MeasuredItem[], { from, to, query }: Selected) {
  const isIn = (at: number) => at >= from && at < to;
  const groups = visitsIn(items).filter((visit) => matches(visit, query));
  const visits = groups.filter((visit) => visit.items.some(isAct));
  const started = visits.filter((visit) => isIn(startOf(visit)));
  const acts = visits.flatMap((visit) => visit.items.filter((item) => isAct(item) && isIn(item.at)));
  const visitorsOf = (those: readonly MeasuredItem[]) =>
    new Set(those.map(({ at, visitor }) => `${lagosDayOf(at)} ${visitor}`)).size;
  const bySource = visits.flatMap((visit) =>
    visit.items.filter((item) => isAct(item) && isIn(item.at)).map((item) => ({ item, source: leader(visit)?.source })),
  );
  const views = acts.filter(({ what }) => what.kind === 'view');
  const isViewOf = (page: string) => (item: MeasuredItem) => item.what.kind === 'view' && pageName(item.page) === page;
  const steps: ((item: MeasuredItem) => boolean)[] = [
    isViewOf('/'),
    isViewOf('/services'),
    isViewOf('/pricing'),
    (item) => hasEvent([item], 'contact_form_started', 'contact_form_sent'),
    (item) => hasEvent([item], 'contact_form_sent'),
    (item) => hasEvent([item], 'contact_form_sent', 'franchise_form_sent'),
  ];
  return {
    visitors: visitorsOf(acts),
    views: views.length,
    visits: started.length,
    duration:
      started.length === 0 ? null : Math.round(started.reduce((sum, one) => sum + secondsOf(one), 0) / started.length),
    bounceRate: ratio(count(started, isBounce), started.length),
    conversionRate: ratio(
      count(started, (one) => hasEvent(one.items, 'contact_form_sent', 'franchise_form_sent', 'newsletter_joined')),
      started.length,
    ),
    mobile: ratio(
      count(started, (one) => leader(one)?.device === 'mobile'),
      started.length,
    ),
    pages: tally(views.map(({ page }) => pageName(page))),
    events: tally(acts.flatMap(({ what }) => (what.kind === 'event' ? [what.name] : []))),
    searches: tally(acts.flatMap(({ what }) => (what.kind === 'search' ? [what.text.trim().toLowerCase()] : []))),
    sources: new Map(
      trafficSources.map((source) => [
        source,
        visitorsOf(bySource.filter((one) => one.source === source).map((one) => one.item)),
      ]),
    ),
    devices: new Map(deviceTypes.map((device) => [device, count(started, (one) => leader(one)?.device === device)])),
    funnel: funnelSteps.map((_, place) => visitorsOf(acts.filter((item) => steps[place]?.(item)))),
    goals: [
      count(started, (one) => hasEvent(one.items, 'contact_form_sent')),
      count(started, (one) => hasEvent(one.items, 'newsletter_joined')),
      count(started, (one) => hasEvent(one.items, 'franchise_form_sent')),
      count(started, (one) => secondsOnServices(one) >= 30),
    ],
  };
}

const startOf = ({ items }: Told) => Math.min(...items.map(({ at }) => at));
const secondsOf = ({ items }: Told) =>
  Math.round((Math.max(...items.map(({ at }) => at)) - Math.min(...items.map(({ at }) => at))) / 1_000);

function isBounce(visit: Told): boolean {
  const acts = visit.items.filter(isAct);
  return acts.length === 1 && acts[0]?.what.kind === 'view' && secondsOf(visit) < 10;
}

function secondsOnServices({ items }: Told): number {
  return items.reduce(
    (sum, { page, what }) => sum + (what.kind === 'leave' && pageName(page) === '/services' ? what.seconds : 0),
    0,
  );
}

/** The same of a report, so that the two can be compared. Lists that are cut are compared as far as they go. */
export function figuresOf(report: AnalyticsReport) {
  const metric = (id: string) => report.metrics.find((one) => one.id === id)?.value ?? null;
  return {
    visitors: metric('totalVisitors'),
    views: metric('pageViews'),
    duration: metric('sessionDuration'),
    bounceRate: metric('bounceRate'),
    conversionRate: metric('conversionRate'),
    mobile: metric('mobileTraffic'),
    pages: new Map(report.topPages.map(({ page, views }) => [page, views])),
    events: new Map(report.topEvents.map(({ event, count: times }) => [event, times])),
    searches: new Map(report.topKeywords.map(({ keyword, searches }) => [keyword, searches ?? -1])),
    sources: new Map(report.trafficSources.map(({ source, visitors }) => [source, visitors])),
    devices: new Map(report.deviceBreakdown.map(({ device, sessions }) => [device, sessions])),
    visits: report.deviceBreakdown.reduce((sum, { sessions }) => sum + sessions, 0),
    funnel: report.conversionFunnel.map(({ visitors }) => visitors),
    goals: report.goalCompletions.map(({ completions }) => completions),
  };
}

/** What was expected, without the parts that a filter leaves out of the panels. */
export function shownOf(expected: ReturnType<typeof expectedFigures>, { trafficSource, deviceType }: AnalyticsQuery) {
  return {
    ...expected,
    sources: new Map([...expected.sources].filter(([name]) => trafficSource === 'all' || name === trafficSource)),
    devices: new Map([...expected.devices].filter(([name]) => deviceType === 'all' || name === deviceType)),
  };
}
