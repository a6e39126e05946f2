import { eventTexts, type SiteEvent } from '@apoti/contract';
import { deleteEvent, refreshEvents } from '../../shared/api/events';
import type { EntryScreen } from '../entry-editing/entry-screen';
import { eventWords } from './event-document';
import { eventEntries, EVENTS_PATH } from './event-entries';
import { screenTexts } from './event-labels';
import { makeEvent } from './make-event';

/** The screen of the events. */
export const eventScreen: EntryScreen<SiteEvent> = {
  entries: eventEntries,
  path: EVENTS_PATH,
  many: 'events',
  history: 'events',
  words: eventWords,
  refresh: refreshEvents,
  remove: deleteEvent,
  make: makeEvent,
  texts: { ...eventTexts, ...screenTexts },
};

/** Where visitors find an event. */
export function eventOnSite(id: number): string {
  return `/events#event-${id}`;
}
