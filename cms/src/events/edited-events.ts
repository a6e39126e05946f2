import {
  eventPatchSchema,
  eventSchema,
  eventTexts,
  newEvent,
  planEventSave,
  shownEventSchema,
  type CmsEventSave,
  type CmsEventSaved,
  type EventPatch,
  type SiteEvent,
} from '@apoti/contract';
import { entryKindOf, type EditedKind, type EntrySave, type SavedEntry } from '../entries/edited-kind';

export const EVENT_UID = 'api::event.event';

/** Events, as they are edited (P15). */
export const editedEvents: EditedKind<SiteEvent, EventPatch> = {
  entry: entryKindOf(EVENT_UID),
  name: 'event',
  missing: eventTexts.missing,
  shown: shownEventSchema,
  whole: eventSchema,
  patch: eventPatchSchema,
  begin: newEvent,
  plan: planEventSave,
};

/** A save of an event as one of an entry. */
export function eventSave({ event, ...save }: CmsEventSave): EntrySave {
  return { ...save, fields: event };
}

/** What is answered to a save of an event. */
export function eventSaved({ entry, documentId: _documentId, ...saved }: SavedEntry<SiteEvent>): CmsEventSaved {
  return { ...saved, event: entry };
}
