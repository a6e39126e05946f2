import type { SiteTags, SiteTool, ToolName } from './site-tags';

/** Directives of the content security policy that tools may need more of. Pictures may come from anywhere as it is. */
const directives = ['script-src', 'connect-src', 'frame-src', 'worker-src'] as const;
export type TagDirective = (typeof directives)[number];
type Origins = Partial<Record<TagDirective, readonly string[]>>;

const tagManager = 'https://www.googletagmanager.com';

/** Reports on people come from Google's network of advertisements. */
const forSignals: Origins = {
  'connect-src': ['https://analytics.google.com', 'https://stats.g.doubleclick.net', 'https://www.google.com'],
  'frame-src': ['https://td.doubleclick.net'],
};
/** Hotjar is told apart by what it may do: where it may not send to, it cannot. */
const forRecordings: Origins = { 'connect-src': ['wss://*.hotjar.com', 'https://content.hotjar.io'] };
const forSurveys: Origins = { 'connect-src': ['https://ask.hotjar.io', 'https://surveystats.hotjar.io'] };

const base: Readonly<Record<ToolName, Origins>> = {
  'google-analytics': {
    'script-src': [tagManager],
    'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  'google-tag-manager': { 'script-src': [tagManager], 'connect-src': [tagManager] },
  hotjar: {
    'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
    'connect-src': [
      'https://*.hotjar.com',
      'https://vc.hotjar.io',
      'https://metrics.hotjar.io',
      'https://events.hotjar.io',
    ],
  },
  fullstory: {
    'script-src': ['https://edge.fullstory.com'],
    'connect-src': ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
  },
  logrocket: {
    'script-src': ['https://cdn.logr-in.com'],
    'connect-src': ['https://*.logr-in.com'],
    // It compresses what it sends in a worker that it makes itself.
    'worker-src': ['blob:'],
  },
  facebook: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  linkedin: {
    'script-src': ['https://snap.licdn.com'],
    'connect-src': ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'],
  },
  twitter: {
    'script-src': ['https://static.ads-twitter.com'],
    'connect-src': ['https://analytics.twitter.com', 'https://ads-api.twitter.com'],
  },
};

function originsOf(tool: SiteTool): Origins[] {
  if (tool.tool === 'google-analytics') return [base[tool.tool], ...(tool.signals ? [forSignals] : [])];
  if (tool.tool !== 'hotjar') return [base[tool.tool]];
  const records = tool.recordings || tool.heatmaps;
  const asks = tool.surveys || tool.polls;
  return [base.hotjar, ...(records ? [forRecordings] : []), ...(asks ? [forSurveys] : [])];
}

/** What the policy of a page is opened for, by directive: what its tools need by their own documents, and nothing more. */
export function tagOrigins(tags: SiteTags | null): ReadonlyMap<TagDirective, readonly string[]> {
  const needed = (tags?.tools ?? []).flatMap(originsOf);
  const found = directives.map((name) => [name, [...new Set(needed.flatMap((one) => one[name] ?? []))]] as const);
  return new Map(found.filter(([, sources]) => sources.length > 0));
}
