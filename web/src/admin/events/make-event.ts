import type { SiteEvent } from '@apoti/contract';
import { createEvent, refreshEvents } from '../../shared/api/events';
import { makeEntry } from '../entry-editing/make-entry';
import { eventEntries } from './event-entries';

/** Makes an event of what is there by the time that it is made, once a key, and answers its id. */
export function makeEvent(typed: () => SiteEvent, key: string, person: number): Promise<number> {
  return makeEntry(eventEntries, person, typed, {
    create: async () => {
      const { event, revision } = await createEvent(typed(), key);
      return { content: event, revision };
    },
    refresh: refreshEvents,
  });
}
