import {
  analyticsGoals,
  deviceTypes,
  funnelSteps,
  siteEventCategories,
  trafficSources,
  type DeviceType,
  type SiteEventName,
  type TrafficSource,
} from '../../constants/analytics';
import type { AnalyticsQuery, AnalyticsReport } from './report';
import type { Chance } from './sample-numbers';

const tenth = (value: number) => Math.round(value * 10) / 10;

/** What a panel is drawn from: who came in the period, and what the figures were filtered by. */
export type Visits = { visitors: number; views: number; sessions: number; query: AnalyticsQuery };

const sourceParts: Readonly<Record<TrafficSource, number>> = {
  organic: 42,
  direct: 27,
  social: 17,
  referral: 9,
  email: 5,
};
const deviceParts: Readonly<Record<DeviceType, number>> = { mobile: 64, desktop: 29, tablet: 7 };
export const userParts = { new: 61, returning: 39 } as const;

/** How much of all visits is left by the filters, from 0 to 1. */
export function leftBy({ trafficSource, deviceType, userType }: AnalyticsQuery): number {
  const source = trafficSource === 'all' ? 100 : sourceParts[trafficSource];
  const device = deviceType === 'all' ? 100 : deviceParts[deviceType];
  const user = userType === 'all' ? 100 : userParts[userType];
  return (source * device * user) / 1_000_000;
}

/** Divides a number among names, by about these parts; what is filtered away has none. */
function shared<Name extends string>(
  total: number,
  names: readonly Name[],
  parts: Readonly<Record<Name, number>>,
  only: Name | 'all',
  chance: Chance,
): { name: Name; count: number; percentage: number }[] {
  if (only !== 'all') return [{ name: only, count: total, percentage: 100 }];
  const weights = names.map((name) => parts[name] * (0.9 + chance.part() * 0.2));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.round((total * weight) / whole));
  // What rounding took or gave is the largest one's.
  counts[0] = total - counts.slice(1).reduce((sum, count) => sum + count, 0);
  return names.map((name, place) => ({
    name,
    count: counts[place] ?? 0,
    percentage: total === 0 ? 0 : tenth(((counts[place] ?? 0) / total) * 100),
  }));
}

const pages = {
  '/': 30,
  '/services': 17,
  '/lockers': 15,
  '/pricing': 13,
  '/contact': 8,
  '/about': 7,
  '/faq': 6,
  '/franchise': 4,
};
const keywords = [
  'parcel locker lagos',
  'smart locker nigeria',
  'parcel delivery abuja',
  '24/7 pickup lagos',
  'locker franchise',
];
const funnelParts = [1, 0.62, 0.41, 0.14, 0.075, 0.052] as const;
const goalParts = [0.075, 0.052, 0.018, 0.31] as const;
const eventParts: Readonly<Record<SiteEventName, number>> = {
  contact_form_started: 0.14,
  contact_form_sent: 0.075,
  franchise_form_started: 0.034,
  franchise_form_sent: 0.018,
  newsletter_joined: 0.052,
  demo_watched: 0.11,
  directions_opened: 0.19,
  whatsapp_opened: 0.09,
  phone_called: 0.045,
};

function isEvent(name: string): name is SiteEventName {
  return name in siteEventCategories;
}

type Panels = Pick<
  AnalyticsReport,
  | 'topPages'
  | 'trafficSources'
  | 'deviceBreakdown'
  | 'topKeywords'
  | 'conversionFunnel'
  | 'goalCompletions'
  | 'topEvents'
>;

/** The seven panels, from visits that were made up. */
export function samplePanels({ visitors, views, sessions, query }: Visits, chance: Chance): Panels {
  const about = (value: number) => Math.round(value * (0.92 + chance.part() * 0.16));
  const funnel = funnelParts.map((part, place) =>
    place === 0 ? visitors : Math.min(visitors, about(visitors * part)),
  );
  return {
    topPages: Object.entries(pages).map(([page, part]) => ({
      page,
      views: about((views * part) / 100),
      change: chance.decimal(-12, 28),
    })),
    trafficSources: shared(visitors, trafficSources, sourceParts, query.trafficSource, chance).map(
      ({ name, count, percentage }) => ({ source: name, visitors: count, percentage }),
    ),
    deviceBreakdown: shared(sessions, deviceTypes, deviceParts, query.deviceType, chance).map(
      ({ name, count, percentage }) => ({ device: name, sessions: count, percentage }),
    ),
    topKeywords: keywords.map((keyword, place) => ({
      keyword,
      position: chance.decimal(1 + place, 3 + place * 2),
      clicks: about((visitors * 0.09) / (place + 1)),
      impressions: about((visitors * 1.4) / (place + 1)),
      searches: null,
    })),
    conversionFunnel: funnelSteps.map((step, place) => ({
      step,
      // Nobody is at a later step who was not at the one before.
      visitors: Math.min(...funnel.slice(0, place + 1)),
      percentage: visitors === 0 ? 0 : tenth((Math.min(...funnel.slice(0, place + 1)) / visitors) * 100),
    })),
    goalCompletions: analyticsGoals.map((goal, place) => {
      const completions = about(sessions * (goalParts[place] ?? 0));
      const rate = sessions === 0 ? 0 : tenth((completions / sessions) * 100);
      return { goal, completions, rate, change: chance.decimal(-10, 24) };
    }),
    topEvents: Object.entries(eventParts)
      .filter(([event]) => isEvent(event))
      .map(([event, part]) => ({
        event,
        count: about(sessions * part),
        category: isEvent(event) ? siteEventCategories[event] : 'engagement',
      }))
      .sort((one, other) => other.count - one.count),
  };
}
