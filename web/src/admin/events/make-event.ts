import type { SiteEvent } from '@apoti/contract';
import { createEvent, refreshEvents, saveEvent } from '../../shared/api/events';
import { newUuid } from '../../shared/lib/uuid';
import { makeEntry } from '../entry-editing/make-entry';

/** Makes an event of what is there by the time that it is made, once a key, and answers its id. */
export function makeEvent(typed: () => SiteEvent, key: string, person: number): Promise<number> {
  return makeEntry(typed, {
    create: async (made) => {
      const { event, revision } = await createEvent(made, key);
      return { entry: event, revision };
    },
    save: (event, revision) => saveEvent({ event, revision, idempotencyKey: newUuid(), person }),
    refresh: refreshEvents,
  });
}
