import type { CookieCategory } from '../constants/settings';
import type { PublicSettings } from '../resources/settings/public-settings';
import { siteMeasuringOf } from './site-measuring';

/** Categories that a visitor can agree to or not. */
export type AskedCategory = Exclude<CookieCategory, 'necessary'>;

/** What Google Analytics is told. */
export type GoogleAnalyticsTag = {
  tool: 'google-analytics';
  id: string;
  /** Plans are told as items of a shop. */
  ecommerce: boolean;
  /** Reports on age and gender, and on interests: they need Google's own cookies, so the consent to marketing as well. */
  signals: boolean;
  adPersonalization: boolean;
  anonymizeIp: boolean;
  /** It is told how fast pages are. */
  speed: boolean;
  /** Sent along with every event. */
  dimensions: Readonly<Record<string, string>>;
};

/** What Hotjar, FullStory or LogRocket may do. */
export type ReplayTag = {
  tool: 'hotjar' | 'fullstory' | 'logrocket';
  id: string;
  recordings: boolean;
  heatmaps: boolean;
  surveys: boolean;
  polls: boolean;
  anonymizeIp: boolean;
};

/** What Facebook is told beside views of pages. */
export type FacebookTag = {
  tool: 'facebook';
  id: string;
  conversions: boolean;
  /** Names under which Facebook is told of an event of the site, by that event. */
  events: Readonly<Record<string, readonly string[]>>;
};

/** A tool of another company as a page loads it. */
export type SiteTool =
  GoogleAnalyticsTag | ReplayTag | FacebookTag | { tool: 'google-tag-manager' | 'linkedin' | 'twitter'; id: string };
export type ToolName = SiteTool['tool'];

/** What public pages may do only with consent, and what visitors are asked before. The same for everybody: each browser decides by itself. */
export type SiteTags = {
  /** What may be loaded of others. */
  tools: readonly SiteTool[];
  /** The site's own measuring keeps a note of the first visit in the browser of who agreed to analytics. */
  ownNote: boolean;
  /** What is asked for, in the order of the notice: each is needed by one of the tools, or by that note. */
  categories: readonly AskedCategory[];
  /** A browser that says 'do not track' is neither asked nor measured. */
  honourSignals: boolean;
};

/**
 * Which consent a tool waits for. What Tag Manager loads is decided in its container and not here, so it waits for the furthest
 * one.
 */
export const categoryOf: Readonly<Record<ToolName, AskedCategory>> = {
  'google-analytics': 'analytics',
  'google-tag-manager': 'marketing',
  hotjar: 'analytics',
  fullstory: 'analytics',
  logrocket: 'analytics',
  facebook: 'marketing',
  linkedin: 'marketing',
  twitter: 'marketing',
};

/** Which consent the site's own note of the first visit waits for. */
export const OWN_CATEGORY: AskedCategory = 'analytics';

/** Pages on which people type passwords, by path: nothing of others is loaded there, nor in the back-office. */
export const untaggedPaths: readonly string[] = ['/login', '/register'];

/** What pages may do with consent by the settings; null while that is nothing, and then a page holds nothing of it. */
export function siteTagsOf(settings: PublicSettings): SiteTags | null {
  const { analyticsEnabled, privacyCompliance: privacy } = settings;
  // Without a question there is no consent, and without consent nothing is loaded.
  if (!analyticsEnabled || !(privacy.gdprCompliant || privacy.cookieConsent)) return null;
  const offered = privacy.cookieCategories;
  const tools = toolsOf(settings).filter(({ tool }) => offered[categoryOf[tool]]);
  const ownNote = keepsNote(settings);
  if (tools.length === 0 && !ownNote) return null;
  const categories = (['analytics', 'marketing', 'preferences'] as const).filter(
    (category) =>
      offered[category] && ((ownNote && category === OWN_CATEGORY) || tools.some((tool) => needs(tool, category))),
  );
  return { tools, ownNote, categories, honourSignals: privacy.gdprCompliant || privacy.respectDoNotTrack };
}

/** Whether visitors are known again, or by the week of their first visit, by a note that they have to agree to. */
function keepsNote(settings: PublicSettings): boolean {
  const measuring = siteMeasuringOf(settings);
  return measuring !== null && (measuring.returning || measuring.cohorts);
}

/** Google's tools hear of every category: they keep no preferences and show no advertisement without the consent to that. */
function needs(tool: SiteTool, category: AskedCategory): boolean {
  if (categoryOf[tool.tool] === category) return true;
  if (tool.tool === 'google-tag-manager') return true;
  if (tool.tool !== 'google-analytics') return false;
  return category === 'preferences' || tool.signals;
}

function toolsOf(settings: PublicSettings): SiteTool[] {
  const { googleTagManager, socialAnalytics, privacyCompliance: privacy } = settings;
  const { facebookPixel, linkedinInsight, twitterAnalytics } = socialAnalytics;
  const anonymizeIp = privacy.gdprCompliant || privacy.anonymizeIPs;
  return [
    ...googleAnalyticsOf(settings, anonymizeIp),
    ...onWith(googleTagManager, 'containerId', (id) => ({ tool: 'google-tag-manager', id })),
    ...replayOf(settings, anonymizeIp),
    ...onWith(facebookPixel, 'pixelId', (id) => ({
      tool: 'facebook',
      id,
      conversions: facebookPixel.trackConversions,
      events: namesByEvent(facebookPixel.customEvents),
    })),
    ...onWith(linkedinInsight, 'partnerId', (id) => ({ tool: 'linkedin', id })),
    ...onWith(twitterAnalytics, 'pixelId', (id) => ({ tool: 'twitter', id })),
  ];
}

/** Each name once, by the event it is told for. */
function namesByEvent(list: readonly { event: string; name: string }[]): FacebookTag['events'] {
  const byEvent: Record<string, string[]> = {};
  for (const { event, name } of list) byEvent[event] = [...new Set([...(byEvent[event] ?? []), name])];
  return byEvent;
}

/** A tool that is on and has its id. What was stored against the rules is not loaded. */
function onWith<Field extends string>(
  service: { enabled: boolean } & Readonly<Record<Field, string>>,
  field: Field,
  toTool: (id: string) => SiteTool,
): SiteTool[] {
  const id = service[field];
  return service.enabled && /^[\w./-]+$/.test(id) ? [toTool(id)] : [];
}

function googleAnalyticsOf(settings: PublicSettings, anonymizeIp: boolean): SiteTool[] {
  const { googleAnalytics, googleHearsSpeed, privacyCompliance } = settings;
  const { enhancedEcommerce, demographicsReports, interestReports, customDimensions } = googleAnalytics;
  // Nobody can agree to these where marketing is not asked for.
  const canAsk = privacyCompliance.cookieCategories.marketing;
  return onWith(googleAnalytics, 'trackingId', (id) => ({
    tool: 'google-analytics',
    id,
    ecommerce: enhancedEcommerce,
    signals: canAsk && (demographicsReports || interestReports),
    adPersonalization: canAsk && interestReports,
    anonymizeIp,
    speed: googleHearsSpeed,
    dimensions: Object.fromEntries(customDimensions.map(({ name, value }) => [name, value])),
  }));
}

/**
 * A tool that has nothing to do is not loaded; surveys and polls are Hotjar's alone, and the two others draw heatmaps from what they
 * record.
 */
function replayOf({ heatmapTracking: tracking }: PublicSettings, anonymizeIp: boolean): SiteTool[] {
  const { provider: tool, sessionRecordings: recordings } = tracking;
  const asks = tool === 'hotjar';
  const heatmaps = tracking.heatmaps || (recordings && !asks);
  const surveys = asks && tracking.surveys;
  const polls = asks && tracking.feedbackPolls;
  if (!recordings && !heatmaps && !surveys && !polls) return [];
  return onWith(tracking, 'trackingId', (id) => ({ tool, id, recordings, heatmaps, surveys, polls, anonymizeIp }));
}
