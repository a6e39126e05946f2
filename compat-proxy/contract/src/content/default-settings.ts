import { ALERT_THRESHOLDS, MONITORED_PAGES, REPORT_ALERTS, RETENTION_MONTHS } from '../constants/settings';
import type { Settings } from '../resources/settings/settings';

/** The settings of a new site (back-office §9). No service of others is on. */
export const defaultSettings: Settings = {
  general: {
    maintenanceMode: false,
    emailNotifications: true,
    smsNotifications: false,
    analyticsEnabled: true,
    backupFrequency: 'daily',
  },
  googleAnalytics: {
    enabled: false,
    trackingId: '',
    enhancedEcommerce: false,
    demographicsReports: false,
    interestReports: false,
    customDimensions: [],
  },
  googleTagManager: { enabled: false, containerId: '' },
  heatmapTracking: {
    enabled: false,
    provider: 'hotjar',
    trackingId: '',
    sessionRecordings: true,
    heatmaps: true,
    surveys: false,
    feedbackPolls: false,
  },
  socialAnalytics: {
    facebookPixel: { enabled: false, pixelId: '', trackConversions: true, customEvents: [] },
    linkedinInsight: { enabled: false, partnerId: '' },
    twitterAnalytics: { enabled: false, pixelId: '' },
  },
  advancedTracking: {
    userJourney: false,
    conversionFunnels: false,
    cohortAnalysis: false,
    retentionTracking: false,
    eventTracking: false,
    customEvents: [],
  },
  performanceMonitoring: {
    enabled: false,
    provider: 'first-party',
    realUserMonitoring: true,
    syntheticMonitoring: true,
    alertThresholds: { ...ALERT_THRESHOLDS },
    monitoredPages: [...MONITORED_PAGES],
  },
  privacyCompliance: {
    gdprCompliant: true,
    cookieConsent: true,
    dataRetentionPeriod: RETENTION_MONTHS,
    anonymizeIPs: true,
    respectDoNotTrack: true,
    cookieCategories: { necessary: true, analytics: true, marketing: true, preferences: true },
  },
  reporting: {
    dailyReports: false,
    weeklyReports: false,
    monthlyReports: false,
    customReports: false,
    reportTime: '07:00',
    customReportDays: 14,
    emailRecipients: [],
    reportFormat: 'pdf',
    autoExport: false,
    alerts: { ...REPORT_ALERTS },
  },
  notifications: { emailRecipients: [], smsNumbers: [] },
};
