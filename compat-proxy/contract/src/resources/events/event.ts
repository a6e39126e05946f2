import { z } from 'zod';
import { calendarDay, calendarDayOrNone } from '../../lib/calendar-day';
import { wireId } from '../../lib/identity';
import { link } from '../../lib/link';
import type { FieldIssue } from '../../errors/error';
import { line, requiredLine, requiredText, text, textList } from '../../lib/text';

export const eventStatuses = ['upcoming', 'recurring', 'past'] as const;
export const eventTypes = ['Exhibition', 'Conference', 'Workshop', 'Webinar', 'Open Day', 'Community'] as const;

const eventFields = z.object({
  id: wireId,
  title: requiredLine('Title'),
  description: requiredText('Description', 4_000),
  type: z.enum(eventTypes),
  status: z.enum(eventStatuses),
  date: calendarDay,
  endDate: calendarDayOrNone,
  time: line(120),
  venue: line(),
  attendees: line(60),
  image: link(),
  featured: z.boolean(),
  highlights: textList(),
  registrationLink: link(),
  booth: line(60),
  prerequisites: text(1_000),
  recurring: line(120),
  summary: text(2_000),
});
export type SiteEvent = z.infer<typeof eventFields>;

/** What is wrong with an event's days together: the last one may be left out, but is not before the first. */
export function eventFaults({ date, endDate }: Pick<SiteEvent, 'date' | 'endDate'>): FieldIssue[] {
  return endDate !== '' && endDate < date ? [{ path: ['endDate'], message: 'must not be before the first day' }] : [];
}

/** An event or exhibition. Days are Lagos calendar days; `attendees` is text as shown. */
export const eventSchema = eventFields.superRefine((event, context) => {
  for (const { path, message } of eventFaults(event)) context.addIssue({ code: 'custom', path, message });
});
