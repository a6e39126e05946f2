import { expect, it } from 'vitest';
import { keywordNote } from './keyword-note';

const google = { keyword: 'parcel locker', position: 2.1, clicks: 4, impressions: 90, searches: null };
const own = { keyword: 'opening hours', position: null, clicks: null, impressions: null, searches: 3 };

it('A20: Google’s words are said to be of the last 28 days, the site’s own to be of the period', () => {
  expect(keywordNote([])).toBeNull();
  expect(keywordNote([own])).toMatch(/^Searched on this site\. .* once Search Console is synced\.$/);
  expect(keywordNote([google])).toMatch(/Google’s of the last 28 days, whatever range and filters are chosen\.$/);
  expect(keywordNote([google, own])).toMatch(/of the last 28 days.* Searches here are of this period\.$/);
});
