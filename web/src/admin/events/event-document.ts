import {
  eventFaults,
  eventHoursFaults,
  eventSchema,
  eventShape,
  toFieldIssues,
  type FieldIssue,
  type SiteEvent,
} from '@apoti/contract';
import { objectDocument, type EditedDocument } from '../editing/document';
import type { Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { eventLabels } from './event-labels';

/** What the names of events' records in the browser begin with. */
export const EVENT_PREFIX = 'event-';

/** An event as the editing core sees it, under the name of its records in the browser: each has its own session. */
export function eventDocument(name: string): EditedDocument<SiteEvent> {
  return objectDocument<SiteEvent>(name, eventSchema, eventShape, (event) => [
    ...eventFaults(event),
    ...eventHoursFaults(event),
  ]);
}

/** What is wrong with an event that has no id yet; a copy keeps the time of its `source`, whatever it says. */
export function newEventFaults(event: SiteEvent, source?: SiteEvent): FieldIssue[] {
  const { error } = eventSchema.safeParse({ ...event, id: 1 });
  return [...(error ? toFieldIssues(error) : []), ...(event.time === source?.time ? [] : eventHoursFaults(event))];
}

/** How an event speaks of its fields and values. */
export const eventWords: Words<SiteEvent> = {
  place: (_, [field = '']) => ({ item: '', field: eventLabels[String(field)] ?? String(field) }),
  text: (_, __, value) => plainText(value),
};
