import { ApiError, eventTexts, shownEventSchema, type Json, type SiteEvent } from '@apoti/contract';
import { entryKinds } from '../entries/kinds';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';

export const EVENT_UID = 'api::event.event';

function findKind() {
  const kind = entryKinds.find(({ uid }) => uid === EVENT_UID);
  if (kind === undefined) throw new Error('Events are no kind of entry');
  return kind;
}

/** Events, as they are logged and checked. */
export const eventKind = findKind();

/** The document of an event by its wire id. @throws ApiError `not_found` */
export async function findEvent(strapi: Strapi, id: number): Promise<string> {
  const [row] = await findRows(strapi, EVENT_UID, { wireId: id });
  if (row === undefined) throw new ApiError('not_found', eventTexts.missing);
  return row.documentId;
}

/** A state as the event that it is. @throws ApiError `not_found` */
export function presentEvent(state: Json | undefined): SiteEvent {
  const event = shownEventSchema.safeParse(state);
  if (!event.success) throw new ApiError('not_found', eventTexts.missing);
  return event.data;
}
