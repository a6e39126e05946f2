import { eventConflictSchema, type SiteEvent } from '@apoti/contract';
import { refreshEvents, saveEvent } from '../../shared/api/events';
import type { Outcome } from '../editing/state';
import type { Entry } from '../editing/work';
import { failedSave } from '../editor/failed-save';

/** Sends a person's save of an event and says what became of it; never throws. */
export async function sendEvent(
  entry: Entry<SiteEvent>,
  revision: string,
  person: number,
): Promise<Outcome<SiteEvent>> {
  try {
    const saved = await saveEvent({ event: entry.content, revision, idempotencyKey: entry.key, person });
    void refreshEvents();
    return { kind: 'saved', content: saved.event, revision: saved.revision, aliases: [] };
  } catch (error) {
    return failedSave(error, {
      present: (body) => {
        const { data } = eventConflictSchema.safeParse(body);
        return data && { content: data.event, revision: data.revision };
      },
    });
  }
}
