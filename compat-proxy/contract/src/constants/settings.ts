/** Constants of the Settings screen (back-office §3, §5, §9), each in one place (A22). */

export const backupFrequencies = ['daily', 'weekly', 'monthly'] as const;
export const heatmapProviders = ['hotjar', 'fullstory', 'logrocket'] as const;
/** Who measures the speed for visitors: this site itself, or Google Analytics, which is told of the visits that it counts. */
export const performanceProviders = ['first-party', 'google-analytics'] as const;
/** Categories of the custom events. */
export const eventCategories = ['engagement', 'conversion', 'lead_generation', 'business_development'] as const;
/** How long what visitors send is kept, in months. */
export const retentionMonths: readonly number[] = [12, 24, 36, 48];
export const reportFormats = ['pdf', 'excel', 'json', 'csv'] as const;
/** Categories of consent, in the order in which visitors are asked; the first is always on. */
export const cookieCategories = ['necessary', 'analytics', 'marketing', 'preferences'] as const;
export type CookieCategory = (typeof cookieCategories)[number];

/** Pages that are watched, on a new site. */
export const MONITORED_PAGES = ['/', '/about', '/services', '/pricing', '/contact'] as const;
/** Above these a page is slow: in ms, the last one without a unit. */
export const ALERT_THRESHOLDS = {
  pageLoadTime: 3_000,
  firstContentfulPaint: 2_000,
  largestContentfulPaint: 2_500,
  cumulativeLayoutShift: 0.1,
} as const;
/** When the reports raise an alert: three in percent, the last one in ms. */
export const REPORT_ALERTS = { trafficSpikes: 200, conversionDrops: 20, errorRate: 5, pageLoadSpeed: 4_000 } as const;
/** Months for which data is kept, on a new site. */
export const RETENTION_MONTHS = 24;

/** Texts of the Settings screen (back-office §8). */
export const settingsTexts = {
  saved: 'Settings saved successfully!',
  failed: 'Failed to save settings',
  saving: 'Saving...',
  exported: 'Analytics data exported successfully!',
  notExported: 'Failed to export analytics data',
  notConnected: (service: string) => `Failed to connect to ${service}`,
} as const;
/** While the site is closed for maintenance, it is asked for again after so long, in seconds. */
export const MAINTENANCE_RETRY_SECONDS = 600;
/** What calls answer to visitors meanwhile. */
export const MAINTENANCE_TEXT = 'The site is closed for maintenance. Please come again in a few minutes';
/** What Test Alerts tests, by its name (back-office §2). */
export const ALERT_SYSTEM = 'Alert System';
/** The four tiles of the Analytics Dashboard Preview (back-office §2): a sample, and labelled as one. */
export const dashboardSample = [
  { name: 'Page views today', value: '2,847', change: '+12%' },
  { name: 'Unique visitors', value: '1,234', change: '+8%' },
  { name: 'Average session duration', value: '3:42', change: '+15%' },
  { name: 'Conversion rate', value: '4.2%', change: '+0.8%' },
] as const;
