import { z } from 'zod';
import { backupFrequencies, performanceProviders, reportFormats, retentionMonths } from '../../constants/settings';
import { pages, phoneNumbers, recipients, threshold, timeOfDay } from './fields';
import {
  advancedTrackingSchema,
  googleAnalyticsSchema,
  googleTagManagerSchema,
  heatmapTrackingSchema,
  socialAnalyticsSchema,
} from './services';

const MINUTE_MS = 60_000;

/**
 * Switches of the whole site. Its name and its description belong to the group too, but are kept once, with the content:
 * `content.site`.
 */
export const generalSettingsSchema = z.object({
  maintenanceMode: z.boolean(),
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  analyticsEnabled: z.boolean(),
  backupFrequency: z.enum(backupFrequencies),
});

/** Who is told of leads and alerts; nobody by e-mail: the address of the contact details. */
export const notificationSettingsSchema = z.object({ emailRecipients: recipients, smsNumbers: phoneNumbers });

/** How fast the site is, and from when on that is an alert. */
export const performanceMonitoringSchema = z.object({
  enabled: z.boolean(),
  provider: z.enum(performanceProviders),
  /** Measured in the browsers of visitors. */
  realUserMonitoring: z.boolean(),
  /** Measured by visits of the server's own. */
  syntheticMonitoring: z.boolean(),
  /** In ms, the shift of the layout without a unit. */
  alertThresholds: z.object({
    pageLoadTime: threshold(MINUTE_MS),
    firstContentfulPaint: threshold(MINUTE_MS),
    largestContentfulPaint: threshold(MINUTE_MS),
    cumulativeLayoutShift: threshold(10),
  }),
  monitoredPages: pages,
});

/** What visitors are asked, and how long what is known of them is kept. */
export const privacyComplianceSchema = z.object({
  gdprCompliant: z.boolean(),
  cookieConsent: z.boolean(),
  /** In months. */
  dataRetentionPeriod: z
    .number('must be a number')
    .int('must be a whole number')
    .refine((months) => retentionMonths.includes(months), `must be one of ${retentionMonths.join(', ')} months`),
  anonymizeIPs: z.boolean(),
  respectDoNotTrack: z.boolean(),
  /** Which categories visitors can agree to; what belongs to another one is never loaded. */
  cookieCategories: z.object({
    necessary: z.boolean().refine((isOn) => isOn, 'is always on'),
    analytics: z.boolean(),
    marketing: z.boolean(),
    preferences: z.boolean(),
  }),
});

/** Reports by e-mail, and from when on a figure is an alert. */
export const reportingSchema = z.object({
  dailyReports: z.boolean(),
  weeklyReports: z.boolean(),
  monthlyReports: z.boolean(),
  customReports: z.boolean(),
  /** When reports go out, in the time of the company. */
  reportTime: timeOfDay,
  /** The custom report goes out every so many days. */
  customReportDays: z
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(365, 'must be at most 365'),
  /** Nobody: whoever is told of alerts. */
  emailRecipients: recipients,
  reportFormat: z.enum(reportFormats),
  /** Reports are kept as files too. */
  autoExport: z.boolean(),
  alerts: z.object({
    /** Visits of a day above so many percent of the usual ones. */
    trafficSpikes: threshold(10_000),
    /** Leads of a day so many percent below the usual ones. */
    conversionDrops: threshold(100),
    /** So many percent of the requests fail. */
    errorRate: threshold(100),
    /** In ms. */
    pageLoadSpeed: threshold(MINUTE_MS),
  }),
});

/** The settings of the site (A18), by the groups of back-office §3. Each has an effect outside of their screen. */
export const settingsSchema = z.object({
  general: generalSettingsSchema,
  googleAnalytics: googleAnalyticsSchema,
  googleTagManager: googleTagManagerSchema,
  heatmapTracking: heatmapTrackingSchema,
  socialAnalytics: socialAnalyticsSchema,
  advancedTracking: advancedTrackingSchema,
  performanceMonitoring: performanceMonitoringSchema,
  privacyCompliance: privacyComplianceSchema,
  reporting: reportingSchema,
  notifications: notificationSettingsSchema,
});
export type Settings = z.infer<typeof settingsSchema>;
