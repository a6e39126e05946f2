import type { AnalyticsReport, SearchReport } from '@apoti/contract';

/** So many words are shown. */
const MAX_KEYWORDS = 10;

type Keywords = AnalyticsReport['topKeywords'];

/**
 * What is searched for: what Google said at the last sync, of its last 28 days, before what was searched for on this site
 * alone. A word that both know is one row.
 */
export function withSearchConsole(own: Keywords, google: SearchReport | null): Keywords {
  const searches = new Map(own.map((row) => [row.keyword.toLowerCase(), row.searches]));
  const known = (google?.topQueries ?? []).map(({ name, position, clicks, impressions }) => ({
    keyword: name,
    position,
    clicks,
    impressions,
    searches: searches.get(name.toLowerCase()) ?? null,
  }));
  const names = new Set(known.map(({ keyword }) => keyword.toLowerCase()));
  return [...known, ...own.filter(({ keyword }) => !names.has(keyword.toLowerCase()))].slice(0, MAX_KEYWORDS);
}
