import type { AnalyticsReport } from './report';

/** Whose words they are and of when: Google's are of its own days, whatever was asked for. */
export function keywordNote(keywords: AnalyticsReport['topKeywords']): string | null {
  const isGoogle = keywords.some(({ clicks }) => clicks !== null);
  const isOwn = keywords.some(({ searches }) => searches !== null);
  if (!isGoogle)
    return isOwn ? 'Searched on this site. Position, clicks and impressions come with Search Console.' : null;
  const google =
    'Position, clicks and impressions are Google’s of the last 28 days, whatever range and filters are chosen.';
  return isOwn ? `${google} Searches here are of this period.` : google;
}
