import useSWR, { mutate, type SWRConfiguration } from 'swr';
import {
  CONFLICTS_HEADER,
  doneSchema,
  eventSavedSchema,
  eventsReplySchema,
  IDEMPOTENCY_HEADER,
  PERSON_HEADER,
  type ApiError,
  type EventsReply,
  type SiteEvent,
} from '@apoti/contract';
import { request } from './client';

const PATH = '/api/events';

/** The events with the revision of their list, read again on focus and when the network is back. */
export function useEvents(options: SWRConfiguration<EventsReply, ApiError> = {}) {
  return useSWR<EventsReply, ApiError>(PATH, () => request(eventsReplySchema, { path: PATH }), options);
}

/** Reads the list again, for everybody who shows it: only a whole list fits its revision. */
export async function refreshEvents(): Promise<void> {
  await mutate(PATH);
}

/** Fields of an event based on `revision`; the same key again is the same save (design: writing). */
export type EventSaveRequest = {
  event: Partial<SiteEvent> & Pick<SiteEvent, 'id'>;
  revision: string;
  idempotencyKey: string;
  /** Whose edits these are, where they may be older than who is signed in. */
  person?: number;
};

/** Saves fields of an event and asks to be told of conflicts instead of winning. Throws ApiError. */
export async function saveEvent({ event, revision, idempotencyKey, person }: EventSaveRequest) {
  return request(eventSavedSchema, {
    method: 'POST',
    path: PATH,
    body: { ...event, revision },
    headers: {
      [CONFLICTS_HEADER]: 'ask',
      [IDEMPOTENCY_HEADER]: idempotencyKey,
      ...(person === undefined ? {} : { [PERSON_HEADER]: String(person) }),
    },
  });
}

/** Makes an event, which gets its id from the server; the same key again makes no second one. Throws ApiError. */
export async function createEvent({ id: _id, ...event }: SiteEvent, idempotencyKey: string) {
  return request(eventSavedSchema, {
    method: 'POST',
    path: PATH,
    body: event,
    headers: { [CONFLICTS_HEADER]: 'ask', [IDEMPOTENCY_HEADER]: idempotencyKey },
  });
}

/** Deletes an event; the change log keeps it. Throws ApiError. */
export async function deleteEvent(id: number): Promise<void> {
  await request(doneSchema, { method: 'DELETE', path: PATH, body: { id } });
}
