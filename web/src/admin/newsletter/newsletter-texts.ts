import { SUBSCRIBER_DAYS, type SubscriberQuery } from '@apoti/contract';
import type { BulkWords } from '../lists/bulk-texts';
import { CSV_EXPORTED, countText, type Noun } from '../lists/list-texts';

/** What the list holds. */
export const subscriberNoun: Noun = { one: 'subscriber', many: 'subscribers' };

/** The way back to the screen, from where else something of it is told. */
export const backToSubscribers = { to: '/admin/newsletter', label: 'Back to Newsletter' } as const;

/** What is said of what is done to subscribers. */
export const subscriberWords: BulkWords<'delete'> = {
  noun: subscriberNoun,
  did: { delete: 'deleted' },
  doing: { delete: 'Deleting' },
};

/** Texts of the screen (back-office §3, §5, §8). */
export const newsletterAdminTexts = {
  title: 'Newsletter Subscribers',
  search: 'Search by name or e-mail',
  searching: 'Searching…',
  clear: 'Clear search',
  export: 'Export CSV',
  exporting: 'Exporting',
  exportSelected: 'Export selected',
  exported: CSV_EXPORTED,
  exportFailed: 'No file was saved: the export was not complete',
  exportStopped: 'Export stopped: no file was saved',
  delete: 'Delete selected',
  noneSelected: 'No subscribers selected',
  deleteNote:
    'Name and address are erased, from the history too, and cannot be brought back. Export them first if you may need them.',
  selectPage: 'Select all subscribers on this page',
  fetchFailed: 'Failed to fetch subscribers',
  loadFailed: 'Failed to load subscribers',
  keptList: 'Shown is the last list that was loaded.',
  noneYet: 'No subscribers yet',
  noneYetNote: 'Everybody who subscribes on the site will be listed here.',
  noneFound: 'No subscribers found',
} as const;

/** The figures above the list. */
export const countNames = {
  all: 'Total subscribers',
  long: `New in the last ${SUBSCRIBER_DAYS.long} days`,
  short: `New in the last ${SUBSCRIBER_DAYS.short} days`,
} as const;

/** The orders of the list. */
export const sortNames: Record<SubscriberQuery['sort'], string> = {
  '-date': 'Newest first',
  date: 'Oldest first',
  name: 'Name A–Z',
  '-name': 'Name Z–A',
  email: 'E-mail A–Z',
  '-email': 'E-mail Z–A',
};

/** The question before subscribers go. */
export function deleteQuestion(count: number, isWhole: boolean): string {
  if (count === 1) return 'Are you sure you want to delete this subscriber?';
  return `Are you sure you want to delete ${isWhole ? 'all' : 'these'} ${countText(count, subscriberNoun)}?`;
}

/** Said when somebody is taken out of all that match: the calls know all of them, or some by name. */
export function pageLeftText(count: number, others: number): string {
  const kept = count === 0 ? `No ${subscriberNoun.one}` : countText(count, subscriberNoun);
  const stay = count > 1 ? 'stay' : 'stays';
  return `${kept} of this page ${stay} selected. The ${others.toLocaleString('en')} on other pages are not selected any more.`;
}

/** Selects what no page shows at once. */
export function selectAllText(count: number, isSearched: boolean): string {
  return `Select all ${countText(count, subscriberNoun)}${isSearched ? ' that match' : ''}`;
}
