import type { PublicSettings } from '../resources/settings/public-settings';

/** What the site itself measures of visits (A20). The same for everybody: each browser decides by itself whether it takes part. */
export type SiteMeasuring = {
  /** What visitors do: the demo, the way, a call. Views, searches and forms that are begun are measured anyway. */
  events: boolean;
  /** How fast pages are for visitors. */
  vitals: boolean;
  /** A visitor who agreed to analytics may be known again on another day, by a note in their browser. */
  returning: boolean;
  /** From which page to which visitors go. */
  journeys: boolean;
  /** In which week a visitor who agreed to analytics came first, by the same note. */
  cohorts: boolean;
  /** Events of one's own: links that are marked with them. */
  own: readonly string[];
  /** A browser that says 'do not track' is not measured. */
  honourSignals: boolean;
  /** Addresses are cut before anything is made of them. */
  anonymizeIps: boolean;
};

/** What is measured by the settings; null while that is nothing, and then a page holds nothing of it. */
export function siteMeasuringOf(settings: PublicSettings): SiteMeasuring | null {
  const { analyticsEnabled, advancedTracking, privacyCompliance: privacy, measuresSpeed } = settings;
  if (!analyticsEnabled) return null;
  const canAsk = (privacy.gdprCompliant || privacy.cookieConsent) && privacy.cookieCategories.analytics;
  return {
    events: advancedTracking.eventTracking,
    vitals: measuresSpeed,
    returning: advancedTracking.retentionTracking && canAsk,
    journeys: advancedTracking.userJourney,
    cohorts: advancedTracking.cohortAnalysis && canAsk,
    own: advancedTracking.customEvents.map(({ name }) => name),
    honourSignals: privacy.gdprCompliant || privacy.respectDoNotTrack,
    anonymizeIps: privacy.gdprCompliant || privacy.anonymizeIPs,
  };
}
