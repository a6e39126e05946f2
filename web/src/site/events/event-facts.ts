import { eventHoursOf, eventTimesOf } from '@apoti/contract/resources/events/event-hours';
import { lastDayOf } from '@apoti/contract/resources/events/event-status';
import type { ShownEvent } from './event-list';

const two = (part: number) => String(part).padStart(2, '0');
/** A time in minutes after midnight on a day, in Lagos. */
const at = (day: string, minutes: number) => `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00+01:00`;

const isOnline = (venue: string) => /^\s*online\b/i.test(venue);

/** An event for search engines (schema.org). */
export function eventFacts(event: ShownEvent, { origin, organizer }: { origin: string; organizer: object }): object {
  const { id, title, description, date, time, venue, image, registrationLink } = event;
  const url = `${origin}/events#event-${id}`;
  const from = eventTimesOf(time)?.from ?? null;
  const to = eventHoursOf(time)?.to ?? null;
  const last = lastDayOf(event);
  const online = isOnline(venue);
  const picture = image.startsWith('/') ? `${origin}${image}` : image;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    description,
    startDate: from === null ? date : at(date, from),
    // A day alone would be taken for its first moment, before the beginning.
    ...(from !== null && to === null && last === date ? {} : { endDate: to === null ? last : at(last, to) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url: registrationLink.startsWith('http') ? registrationLink : url }
      : { '@type': 'Place', name: venue, address: venue },
    ...(/^https?:\/\//.test(picture) ? { image: [picture] } : {}),
    organizer,
  };
}
