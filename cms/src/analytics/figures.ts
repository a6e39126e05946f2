import { dayOfHour, hourOf } from './hours';
import { segmentsWith, type Segment } from './segments';
import { funnelEndOf, isSignOfPresence, stepsOf, visitsOf, type Sign, type Visit } from './visits';

/** What is counted. The numbers are stored: they never change. */
export const measures = {
  /** Visitors at the hour of their first and of their last sign of presence of the day; by day: visitors. */
  first: 1,
  last: 2,
  /** Visitors of an hour. */
  here: 3,
  views: 10,
  visits: 11,
  seconds: 12,
  bounces: 13,
  conversions: 14,
  events: 15,
  searches: 16,
  goals: 17,
  pageViews: 18,
  /** Ways from page to page, ends in the funnel, and weeks of first visits (A18). */
  journeys: 19,
  funnelEnds: 20,
  cohorts: 21,
} as const;
export type Measure = (typeof measures)[keyof typeof measures];

/** What has no name of its own: a sum, or all visitors. */
export const UNNAMED = 0;

/** Among the cells of a histogram: how many have told anything. */
export const SAMPLES = -1;

/** Figures by the key of the row in which they are kept. */
export type Figures = {
  /** `measure hour segment name` */
  hourly: Map<string, number>;
  /** `measure segment day name` */
  daily: Map<string, number>;
  /** `segment day page`, and then `cell` */
  speeds: Map<string, Map<number, number>>;
};

export const noFigures = (): Figures => ({ hourly: new Map(), daily: new Map(), speeds: new Map() });

const add = (to: Map<string, number>, key: string, value: number) => to.set(key, (to.get(key) ?? 0) + value);

/**
 * Adds (or, with -1, takes away) what one visitor of one day contributes to the figures. All that is counted comes from here:
 * figures change by what it gives after a batch less what it gave before.
 */
export function countVisitor(figures: Figures, signs: readonly Sign[], factor: 1 | -1): void {
  const visits = visitsOf(signs);
  for (const visit of visits) {
    countVisit(figures, visit, factor);
    countSigns(figures, visit, factor);
  }
  countPresence(figures, visits, factor);
}

type What = { measure: Measure; at: number; segment: Segment; name?: number; value: number };

/** Sums can be added up over parts; by the hour they are kept of the smallest parts alone, by the day of every part. */
function countSum({ hourly, daily }: Figures, { measure, at, segment, name = UNNAMED, value }: What): void {
  if (value === 0) return;
  const hour = hourOf(at);
  add(hourly, `${measure} ${hour} ${segment} ${name}`, value);
  for (const part of segmentsWith(segment)) add(daily, `${measure} ${part} ${dayOfHour(hour)} ${name}`, value);
}

function countVisit(figures: Figures, { segment, start, ...visit }: Visit, factor: number): void {
  if (!visit.isVisit) return;
  const count = (measure: Measure, value: number, name = UNNAMED) =>
    countSum(figures, { measure, at: start, segment, name, value: value * factor });
  count(measures.visits, 1);
  count(measures.seconds, visit.seconds);
  count(measures.bounces, visit.isBounce ? 1 : 0);
  count(measures.conversions, visit.isConversion ? 1 : 0);
  for (const goal of visit.goals) count(measures.goals, 1, goal);
  const end = funnelEndOf(visit.signs);
  if (end !== null) count(measures.funnelEnds, 1, end);
  if (visit.cohort !== null) count(measures.cohorts, 1, visit.cohort);
}

function countSigns(figures: Figures, { segment, signs }: Visit, factor: number): void {
  for (const { kind, at, page, name, cells } of signs) {
    const count = (measure: Measure, id: number) =>
      countSum(figures, { measure, at, segment, name: id, value: factor });
    if (kind === 'view') count(measures.views, UNNAMED);
    if (kind === 'view') count(measures.pageViews, page.id);
    if (kind === 'view' && name !== null) count(measures.journeys, name.id);
    if (kind === 'event' && name !== null) count(measures.events, name.id);
    if (kind === 'search' && name !== null) count(measures.searches, name.id);
    if (cells.length === 0) continue;
    const day = dayOfHour(hourOf(at));
    for (const part of segmentsWith(segment)) countSpeeds(figures, `${part} ${day} ${page.id}`, cells, factor);
  }
}

function countSpeeds({ speeds }: Figures, key: string, cells: readonly number[], factor: number): void {
  const histogram = speeds.get(key) ?? new Map<number, number>();
  for (const cell of [SAMPLES, ...cells]) histogram.set(cell, (histogram.get(cell) ?? 0) + factor);
  speeds.set(key, histogram);
}

/** Hours in which somebody was there, by part of the visits. */
type Presence = Map<Segment, Set<number>>;

/**
 * A visitor counts once a day in each part. For the end of a day whoever was there last then is counted, for its beginning
 * whoever was there first then: so visitors of any hours up to or from a midnight are sums too.
 */
function countPresence(figures: Figures, visits: readonly Visit[], factor: number): void {
  const steps = new Map<number, Presence>();
  for (const { segment, signs } of visits) {
    for (const sign of signs.filter(isSignOfPresence)) {
      for (const name of [UNNAMED, ...stepsOf(sign).map((step) => step + 1)]) {
        const presence: Presence = steps.get(name) ?? new Map();
        steps.set(name, presence);
        for (const part of segmentsWith(segment)) {
          const hours = presence.get(part) ?? new Set();
          presence.set(part, hours.add(hourOf(sign.at)));
        }
      }
    }
  }
  for (const [name, presence] of steps) {
    for (const [part, hours] of presence) countHours(figures, { name, part, hours: [...hours], factor });
  }
}

type Hours = { name: number; part: Segment; hours: number[]; factor: number };

function countHours({ hourly, daily }: Figures, { name, part, hours, factor }: Hours): void {
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  add(hourly, `${measures.first} ${first} ${part} ${name}`, factor);
  add(hourly, `${measures.last} ${last} ${part} ${name}`, factor);
  add(daily, `${measures.first} ${part} ${dayOfHour(first)} ${name}`, factor);
  if (name !== UNNAMED) return;
  for (const hour of hours) add(hourly, `${measures.here} ${hour} ${part} ${name}`, factor);
}
