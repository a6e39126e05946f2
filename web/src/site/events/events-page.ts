import { endOfEvent, eventStatusAt, eventTypes, nextEventEnd } from '@apoti/contract';
import { summary } from '../../shared/lib/summary';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { pictureAddress } from '../../shared/site-data/picture-address';
import { breadcrumbs } from '../../shared/site-data/structured';
import { eventFacts } from './event-facts';
import { sortEvents, type EventsData } from './event-list';

/** Events and exhibitions (P15). The page is made anew at the midnight that makes an event past. */
export const eventsPage = definePage({
  kinds: ['content', 'events'],
  params: { search: 'text', type: { filter: () => eventTypes } },
  page: ({ data: { events }, now, origin }): EventsData => ({
    types: [...eventTypes],
    events: events.map((event) => ({
      ...event,
      image: pictureAddress(event.image, origin),
      status: eventStatusAt(event, now),
      isAhead: now < endOfEvent(event),
    })),
  }),
  validUntil: ({ data: { events }, now }) => nextEventEnd(events, now),
  head: ({ events }, { data, data: { content }, origin }) => {
    const { upcoming } = sortEvents(events);
    const next = upcoming.find(({ isAhead }) => isAhead);
    const organizer = organization(data, origin);
    return {
      title: 'Events and exhibitions',
      description: summary(
        next === undefined
          ? `Fairs, workshops and open days of ${content.site.siteName}: where to meet us.`
          : `Where to meet us next: ${next.title}. Fairs, workshops and open days of ${content.site.siteName}.`,
      ),
      structured: [
        ...upcoming
          .filter(({ isAhead, venue }) => isAhead && venue.trim() !== '')
          .map((event) => eventFacts(event, { origin, organizer })),
        breadcrumbs(origin, [['Events & Exhibition', '/events']]),
      ],
    };
  },
});
