import useSWR, { mutate, type SWRConfiguration } from 'swr';
import { eventSavedSchema, eventsReplySchema, type ApiError, type EventsReply, type SiteEvent } from '@apoti/contract';
import { readerOf } from './client';
import { createEntry, deleteEntry, saveEntry, type EntrySave } from './entry-calls';

const PATH = '/api/events';

const readEvents = readerOf(eventsReplySchema, { path: PATH });

/** The events with the revision of their list, read again on focus and when the network is back. */
export function useEvents(options: SWRConfiguration<EventsReply, ApiError> = {}) {
  return useSWR<EventsReply, ApiError>(PATH, readEvents, options);
}

/** Reads the list again, for everybody who shows it: only a whole list fits its revision. */
export async function refreshEvents(): Promise<void> {
  await mutate(PATH);
}

/** Fields of an event, and what they are based on. */
export type EventSaveRequest = EntrySave & { event: Partial<SiteEvent> & Pick<SiteEvent, 'id'> };

/** Saves fields of an event and asks to be told of conflicts instead of winning. Throws ApiError. */
export async function saveEvent({ event, ...save }: EventSaveRequest) {
  return saveEntry(eventSavedSchema, PATH, event, save);
}

/** Makes an event, which gets its id from the server; the same key again makes no second one. Throws ApiError. */
export async function createEvent(event: SiteEvent, idempotencyKey: string) {
  return createEntry(eventSavedSchema, PATH, event, idempotencyKey);
}

/** Deletes an event; the change log keeps it. Throws ApiError. */
export async function deleteEvent(id: number): Promise<void> {
  await deleteEntry(PATH, id);
}
