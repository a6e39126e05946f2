import { eventFaults, eventSchema, eventShape, type SiteEvent } from '@apoti/contract';
import { objectDocument, type EditedDocument } from '../editing/document';
import type { Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { eventLabels } from './event-labels';

/** An event as the editing core sees it: each has its own session and its own record in the browser. */
export function eventDocument(id: number): EditedDocument<SiteEvent> {
  return objectDocument<SiteEvent>(`event-${id}`, eventSchema, eventShape, eventFaults);
}

/** How an event speaks of its fields and values. */
export const eventWords: Words<SiteEvent> = {
  place: (_, [field = '']) => ({ item: '', field: eventLabels[String(field)] ?? String(field) }),
  text: (_, __, value) => plainText(value),
};
