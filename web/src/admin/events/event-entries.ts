import type { SiteEvent } from '@apoti/contract';
import { EntryKind } from '../entry-editing/entry-kind';
import { EVENT_PREFIX, eventDocument } from './event-document';
import { eventName } from './event-labels';
import { sendEvent } from './send-event';

/** Where the list is. */
export const EVENTS_PATH = '/admin/events';

/** Events in editing. */
export const eventEntries = new EntryKind<SiteEvent>({
  prefix: EVENT_PREFIX,
  document: eventDocument,
  send: sendEvent,
  noun: 'event',
  screen: 'Events',
  address: (id) => `${EVENTS_PATH}/${id}`,
  known: (event) => ({ title: eventName(event), id: event.id }),
});
