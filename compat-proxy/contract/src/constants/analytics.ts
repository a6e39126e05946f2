/** Constants of the measuring and of the Analytics Dashboard (back-office §2–§4, §8, §9), each in one place (A20, A22). */

export const analyticsRanges = ['1d', '7d', '30d', '90d', 'custom'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];
export const ANALYTICS_RANGE: AnalyticsRange = '7d';
export const analyticsRangeNames: Readonly<Record<AnalyticsRange, string>> = {
  '1d': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  custom: 'Custom Range',
};
/** How many days each range has, today among them. */
export const analyticsRangeDays = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 } as const satisfies Record<
  Exclude<AnalyticsRange, 'custom'>,
  number
>;
/** A range by hand covers at most so many days. */
export const MAX_CUSTOM_DAYS = 400;

/** A filter that holds nothing back; each begins with it. */
export const NO_FILTER = 'all';
/** Where visits come from. */
export const trafficSources = ['organic', 'direct', 'social', 'referral', 'email'] as const;
export type TrafficSource = (typeof trafficSources)[number];
export const deviceTypes = ['mobile', 'desktop', 'tablet'] as const;
export type DeviceType = (typeof deviceTypes)[number];
export const userTypes = ['new', 'returning'] as const;
export type UserType = (typeof userTypes)[number];

/** Figures that can be shown or hidden, in their order. */
export const visibleMetrics = [
  'totalVisitors',
  'pageViews',
  'sessionDuration',
  'bounceRate',
  'conversionRate',
  'mobileTraffic',
] as const;
export type VisibleMetric = (typeof visibleMetrics)[number];
export const metricNames: Readonly<Record<VisibleMetric, string>> = {
  totalVisitors: 'Total Visitors',
  pageViews: 'Page Views',
  sessionDuration: 'Avg. Session Duration',
  bounceRate: 'Bounce Rate',
  conversionRate: 'Conversion Rate',
  mobileTraffic: 'Mobile Traffic',
};

export const analyticsExportFormats = ['csv', 'json', 'pdf', 'xlsx'] as const;
export type AnalyticsExportFormat = (typeof analyticsExportFormats)[number];
export const ANALYTICS_FORMAT: AnalyticsExportFormat = 'csv';
/** How often the real-time figures are looked at again, in ms. */
export const refreshIntervals = [2_000, 5_000, 10_000, 30_000, 60_000] as const;
export const REFRESH_INTERVAL_MS = 5_000;

/** Steps of the Conversion Funnel, in their order. They are kept by their place: a new one comes last. */
export const funnelSteps = [
  'Homepage Visits',
  'Services Viewed',
  'Pricing Checked',
  'Contact Form Started',
  'Contact Form Completed',
  'Leads Generated',
] as const;
/** Goals, in their order. They are kept by their place: a new one comes last. */
export const analyticsGoals = [
  'Contact Form Submission',
  'Newsletter Signup',
  'Franchise Inquiry',
  'Service Page Engagement',
] as const;

/**
 * What visitors do that is counted, with the category under which it is shown. `…_sent` and `newsletter_joined` are counted
 * by the server when it has accepted them, the others by the page.
 */
export const siteEventCategories = {
  contact_form_started: 'engagement',
  contact_form_sent: 'lead_generation',
  franchise_form_started: 'engagement',
  franchise_form_sent: 'business_development',
  newsletter_joined: 'conversion',
  demo_watched: 'engagement',
  directions_opened: 'engagement',
  whatsapp_opened: 'engagement',
  phone_called: 'engagement',
} as const;
export type SiteEventName = keyof typeof siteEventCategories;
/** Events that the server counts itself; a page that claims them is not believed. */
export const serverEvents = ['contact_form_sent', 'franchise_form_sent', 'newsletter_joined'] as const;

/** Sent with what a visitor does who was asked about analytics and said no: the server does not count it either. */
export const REFUSED_HEADER = 'x-analytics-refused';

/** What was measured one by one is kept for so many days, since something late may belong to it; then only sums remain. */
export const MEASURED_DAYS = 7;
/** A visit ends after so long without a sign of life. */
export const SESSION_GAP_MS = 30 * 60_000;
/** Who was seen within it counts as an active user. */
export const ACTIVE_USER_MS = 5 * 60_000;
/** Service Page Engagement: so many seconds on the services page. */
export const ENGAGED_SECONDS = 30;
/** A visit of one page, shorter than that and without anything done, is a bounce. */
export const BOUNCE_SECONDS = 10;
/** What a page is shown as that was not kept under its own name, because too many were seen on that day. */
export const OTHER_PAGES = '(other)';
/** At most so many things in one request of a page, and so many requests' things in one batch to the CMS. */
export const MAX_BEACON_ITEMS = 40;
/** Largest request of a page, in bytes. */
export const MAX_BEACON_BYTES = 8 * 1024;
export const MAX_BATCH_ITEMS = 1_000;
