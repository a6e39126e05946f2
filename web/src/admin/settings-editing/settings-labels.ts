import { serviceNames } from '@apoti/contract/constants/service-names';
import type { SettingsGroup } from './settings-draft';

/** The tabs of the screen in their order (back-office §2); the first is the usual one. */
export const settingsTabs = [
  { id: 'general', label: 'General' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'advanced', label: 'Advanced Tracking' },
  { id: 'performance', label: 'Performance' },
  { id: 'privacy', label: 'Privacy & Compliance' },
  { id: 'reporting', label: 'Reporting' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'security', label: 'Security' },
  { id: 'system', label: 'System' },
] as const;
export type SettingsTab = (typeof settingsTabs)[number]['id'];

/** What the screen calls a group, and in which tab it is. */
export const settingsGroups: Record<SettingsGroup, readonly [label: string, tab: SettingsTab]> = {
  general: ['General', 'general'],
  googleAnalytics: [serviceNames.googleAnalytics, 'analytics'],
  googleTagManager: [serviceNames.googleTagManager, 'analytics'],
  heatmapTracking: ['Heatmaps and recordings', 'advanced'],
  socialAnalytics: ['Social networks', 'analytics'],
  advancedTracking: ['Advanced tracking', 'advanced'],
  performanceMonitoring: ['Performance monitoring', 'performance'],
  privacyCompliance: ['Privacy & Compliance', 'privacy'],
  reporting: ['Reports', 'reporting'],
  notifications: ['Notifications', 'notifications'],
};

/** Switches of the group `general` that are elsewhere than in its tab. */
export const tabsOfGeneral: Readonly<Record<string, SettingsTab>> = {
  emailNotifications: 'notifications',
  smsNotifications: 'notifications',
  analyticsEnabled: 'system',
  backupFrequency: 'system',
};

/** What the form calls a field; messages about a field use the same words. */
export const settingsLabels: Readonly<Record<string, string>> = {
  maintenanceMode: 'Maintenance Mode',
  emailNotifications: 'Email Notifications',
  smsNotifications: 'SMS Notifications',
  analyticsEnabled: 'Analytics Tracking',
  backupFrequency: 'Backup Frequency',
  enabled: 'On',
  trackingId: 'Tracking ID',
  containerId: 'Container ID',
  pixelId: 'Pixel ID',
  partnerId: 'Partner ID',
  enhancedEcommerce: 'Enhanced e-commerce',
  demographicsReports: 'Demographics reports',
  interestReports: 'Interest reports',
  customDimensions: 'Custom dimensions',
  provider: 'Provider',
  sessionRecordings: 'Session recordings',
  heatmaps: 'Heatmaps',
  surveys: 'Surveys',
  feedbackPolls: 'Feedback polls',
  facebookPixel: serviceNames.facebookPixel,
  linkedinInsight: serviceNames.linkedinInsight,
  twitterAnalytics: serviceNames.twitterAnalytics,
  trackConversions: 'Track conversions',
  customEvents: 'Custom events',
  userJourney: 'User journey',
  conversionFunnels: 'Conversion funnels',
  cohortAnalysis: 'Cohort analysis',
  retentionTracking: 'Retention tracking',
  eventTracking: 'Event tracking',
  realUserMonitoring: 'Real user monitoring',
  syntheticMonitoring: 'Synthetic monitoring',
  alertThresholds: 'Alert thresholds',
  pageLoadTime: 'Page load time',
  firstContentfulPaint: 'First contentful paint',
  largestContentfulPaint: 'Largest contentful paint',
  cumulativeLayoutShift: 'Cumulative layout shift',
  monitoredPages: 'Monitored pages',
  gdprCompliant: 'GDPR compliant',
  cookieConsent: 'Cookie consent',
  dataRetentionPeriod: 'Data retention',
  anonymizeIPs: 'Anonymise IP addresses',
  respectDoNotTrack: 'Respect Do Not Track',
  cookieCategories: 'Cookie categories',
  necessary: 'Necessary',
  analytics: 'Analytics',
  marketing: 'Marketing',
  preferences: 'Preferences',
  dailyReports: 'Daily reports',
  weeklyReports: 'Weekly reports',
  monthlyReports: 'Monthly reports',
  customReports: 'Custom reports',
  reportTime: 'Time of reports',
  customReportDays: 'Days between custom reports',
  emailRecipients: 'Email recipients',
  smsNumbers: 'Mobile numbers',
  reportFormat: 'Report format',
  autoExport: 'Automatic export',
  alerts: 'Alerts',
  trafficSpikes: 'Traffic spikes',
  conversionDrops: 'Conversion drops',
  errorRate: 'Error rate',
  pageLoadSpeed: 'Page load speed',
  name: 'Name',
  value: 'Value',
  category: 'Category',
  event: 'Event of the site',
  '@order': 'Order',
};

/** Whether a text is the name of a group. */
export function isSettingsGroup(name: string): name is SettingsGroup {
  return name in settingsGroups;
}

/** A field's name in words. */
export function settingsLabel(name: string): string {
  return settingsLabels[name] ?? name;
}
