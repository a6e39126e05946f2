import { equal, type SiteEvent } from '@apoti/contract';
import { createEvent, refreshEvents, saveEvent } from '../../shared/api/events';
import { newUuid } from '../../shared/lib/uuid';

/**
 * Makes an event of what is there by the time that it is made, once a key, reads the list again and answers its id: by then
 * the server was sent everything that is typed. Throws what the calls throw.
 */
export async function makeEvent(typed: () => SiteEvent, key: string, person: number): Promise<number> {
  let { event: sent, revision } = await createEvent(typed(), key);
  const { id } = sent;
  for (;;) {
    await refreshEvents();
    // Typed while it was made, or since an earlier try whose answer was lost.
    const event = { ...typed(), id };
    if (equal(event, sent)) return id;
    ({ revision } = await saveEvent({ event, revision, idempotencyKey: newUuid(), person }));
    sent = event;
  }
}
