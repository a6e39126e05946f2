import type { AnalyticsReport } from './report';

/** Also true in a file that is mailed, which has the site's own words only. */
const OWN =
  'Searched on this site. Google’s position, clicks and impressions are on the Analytics Dashboard once Search Console is synced.';

/** Whose words they are and of when: Google's are of its own days, whatever was asked for. */
export function keywordNote(keywords: AnalyticsReport['topKeywords']): string | null {
  const isGoogle = keywords.some(({ clicks }) => clicks !== null);
  const isOwn = keywords.some(({ searches }) => searches !== null);
  if (!isGoogle) return isOwn ? OWN : null;
  const google =
    'Position, clicks and impressions are Google’s of the last 28 days, whatever range and filters are chosen.';
  return isOwn ? `${google} Searches here are of this period.` : google;
}
