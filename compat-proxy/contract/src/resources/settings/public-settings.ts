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
  /** Whether Google Analytics, where it is loaded, is told how fast pages are for visitors. */
  googleHearsSpeed: boolean;
};

/** The part of the settings that visitors may see. */
export function toPublicSettings(settings: Settings): PublicSettings {
  const { general, googleAnalytics, googleTagManager, heatmapTracking, socialAnalytics } = settings;
  const { advancedTracking, privacyCompliance, performanceMonitoring: performance } = settings;
  const inBrowsers = performance.enabled && performance.realUserMonitoring;
  return {
    analyticsEnabled: general.analyticsEnabled,
    maintenanceMode: general.maintenanceMode,
    measuresSpeed: inBrowsers && performance.provider === 'first-party',
    googleHearsSpeed: inBrowsers && performance.provider === 'google-analytics',
    googleAnalytics,
    googleTagManager,
    heatmapTracking,
    socialAnalytics,
    advancedTracking,
    privacyCompliance,
  };
}
