import type { SiteEvent } from '@apoti/contract';

const labels = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  status: 'Status',
  date: 'First day',
  endDate: 'Last day',
  time: 'Time as shown',
  venue: 'Venue',
  attendees: 'Who may come',
  image: 'Picture',
  featured: 'Featured',
  highlights: 'Highlights',
  registrationLink: 'Registration link',
  booth: 'Booth',
  prerequisites: 'Before you come',
  recurring: 'Repeats',
  summary: 'How it was',
} as const satisfies Record<Exclude<keyof SiteEvent, 'id'>, string>;

/** What the form calls an event's fields; messages about a field use the same words. */
export const eventLabels: Readonly<Record<string, string>> = labels;

/** The label of a field that there is. */
export function eventLabel(field: keyof typeof labels): string {
  return labels[field];
}

/** What an event is called in lists and questions. */
export function eventName({ title }: Pick<SiteEvent, 'title'>): string {
  return title.trim() || 'Event without a title';
}

/** Texts of the screen that nothing else says. */
export const screenTexts = {
  failed: 'Failed to update event',
  notCreated: 'Failed to create event',
  notDeleted: 'Failed to delete event',
  featured: 'Event marked as featured!',
  unfeatured: 'Event removed from featured!',
  keeps: 'It goes from the site at once. The change log keeps all of it.',
} as const;
