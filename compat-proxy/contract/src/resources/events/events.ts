import { z } from 'zod';
import { deepPartial } from '../../lib/deep-partial';
import { lagosDay } from '../../lib/lagos-day';
import { typesOnly } from '../../lib/types-only';
import { conflictSchema } from '../../merge/conflict';
import { revisionText } from '../../revisions/revision';
import { eventSchema, eventStatuses, eventTypes, type SiteEvent } from './event';

/** An event as the wire shows it: what was stored before a rule came is shown all the same. */
export const shownEventSchema = typesOnly<SiteEvent>(eventSchema);

/** GET events: all of them and the list's revision, which is missing while only the defaults are known. */
export const eventsReplySchema = z.object({ events: z.array(shownEventSchema), revision: revisionText.optional() });
export type EventsReply = z.infer<typeof eventsReplySchema>;

/** Body of POST events: with an id an update of the fields that it has, without one a new event. */
export const eventPatchSchema = deepPartial(eventSchema).and(
  z.object({ id: eventSchema.shape.id.nullish(), revision: revisionText.optional() }),
);
export type EventPatch = z.infer<typeof eventPatchSchema>;

/** Body of DELETE events. */
export const eventDeleteSchema = z.object({ id: eventSchema.shape.id });

/** Reply of POST events: the event as it stands now. */
export const eventSavedSchema = z.object({ success: z.literal(true), event: shownEventSchema, revision: revisionText });

/** Extra members of a 409 of POST events. */
export const eventConflictSchema = z.object({
  code: z.enum(['conflict', 'base_unknown']),
  error: z.string(),
  revision: revisionText,
  event: shownEventSchema,
  conflicts: z.array(conflictSchema),
});

/** What a new event holds: an upcoming one today. */
export function newEvent(now: number): Omit<SiteEvent, 'id'> {
  return {
    title: '',
    description: '',
    type: eventTypes[0],
    status: eventStatuses[0],
    date: lagosDay(now),
    endDate: '',
    time: '',
    venue: '',
    attendees: '',
    image: '',
    featured: false,
    highlights: [],
    registrationLink: '',
    booth: '',
    prerequisites: '',
    recurring: '',
    summary: '',
  };
}

/** Texts of the back-office's events (in the manner of back-office §8). */
export const eventTexts = {
  created: 'Event created successfully!',
  updated: 'Event updated successfully!',
  deleted: 'Event deleted successfully!',
  question: 'Are you sure you want to delete this event?',
  missing: 'There is no such event',
} as const;
