import type { ComponentType } from 'react';
import type { SettingsTab } from '../settings-editing/settings-labels';
import { AdvancedTab } from './advanced/AdvancedTab';
import { AnalyticsTab } from './analytics/AnalyticsTab';
import { GeneralTab } from './general/GeneralTab';
import { NotificationsTab } from './notifications/NotificationsTab';
import { PerformanceTab } from './performance/PerformanceTab';
import { PrivacyTab } from './privacy/PrivacyTab';
import { ReportingTab } from './reporting/ReportingTab';
import { SystemTab } from './system/SystemTab';
import type { TabProps } from './tab-props';

/** What shows each tab of the settings; the tab Security has none of their fields. */
export const panels: Record<Exclude<SettingsTab, 'security'>, ComponentType<TabProps>> = {
  general: GeneralTab,
  analytics: AnalyticsTab,
  advanced: AdvancedTab,
  performance: PerformanceTab,
  privacy: PrivacyTab,
  reporting: ReportingTab,
  notifications: NotificationsTab,
  system: SystemTab,
};
