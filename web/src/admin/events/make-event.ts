import { equal, type SiteEvent } from '@apoti/contract';
import { createEvent, refreshEvents, saveEvent } from '../../shared/api/events';
import { newUuid } from '../../shared/lib/uuid';

/**
 * Makes an event of what is there by the time that it is made, once a key, reads the list again and answers its id. Throws
 * what the calls throw.
 */
export async function makeEvent(typed: () => SiteEvent, key: string, person: number): Promise<number> {
  const { event: made, revision } = await createEvent(typed(), key);
  // Typed while it was made, or since an earlier try whose answer was lost.
  const event = { ...typed(), id: made.id };
  if (!equal(event, made)) await saveEvent({ event, revision, idempotencyKey: newUuid(), person });
  await refreshEvents();
  return made.id;
}
