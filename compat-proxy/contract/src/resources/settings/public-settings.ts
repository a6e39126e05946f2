import type { Settings } from './settings';

/**
 * What the pages are made of, and may therefore be read by everybody: ids and switches of what is loaded, and what visitors are
 * asked. Who gets mails, and what raises alerts, is nobody else's business.
 */
export type PublicSettings = Pick<
  Settings,
  | 'googleAnalytics'
  | 'googleTagManager'
  | 'heatmapTracking'
  | 'socialAnalytics'
  | 'advancedTracking'
  | 'privacyCompliance'
> & {
  analyticsEnabled: boolean;
  maintenanceMode: boolean;
  /** Whether the site itself measures how fast its pages are for visitors. */
  measuresSpeed: boolean;
};

/** The part of the settings that visitors may see. */
export function toPublicSettings(settings: Settings): PublicSettings {
  const { general, googleAnalytics, googleTagManager, heatmapTracking, socialAnalytics } = settings;
  const { advancedTracking, privacyCompliance, performanceMonitoring: performance } = settings;
  return {
    analyticsEnabled: general.analyticsEnabled,
    maintenanceMode: general.maintenanceMode,
    measuresSpeed: performance.enabled && performance.provider === 'first-party' && performance.realUserMonitoring,
    googleAnalytics,
    googleTagManager,
    heatmapTracking,
    socialAnalytics,
    advancedTracking,
    privacyCompliance,
  };
}
