import type { SiteEvent } from '@apoti/contract';
import { EntryKind } from '../entry-editing/entry-kind';
import { EVENT_PREFIX, eventDocument } from './event-document';
import { sendEvent } from './send-event';

/** Events in editing. */
export const eventEntries = new EntryKind<SiteEvent>({
  prefix: EVENT_PREFIX,
  document: eventDocument,
  send: sendEvent,
});

/** The name of an event's records in the browser. */
export function eventRecords(id: number): string {
  return `${EVENT_PREFIX}${id}`;
}
