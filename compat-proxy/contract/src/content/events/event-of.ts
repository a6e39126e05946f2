import type { SiteEvent } from '../../resources/events/event';

type EventFacts = Pick<SiteEvent, 'id' | 'title' | 'description' | 'type' | 'status' | 'date' | 'time' | 'venue'> &
  Partial<SiteEvent>;

/** An example event; what it does not say is empty. */
export function eventOf(facts: EventFacts): SiteEvent {
  return {
    endDate: '',
    attendees: '',
    image: '',
    featured: false,
    highlights: [],
    registrationLink: '',
    booth: '',
    prerequisites: '',
    recurring: '',
    summary: '',
    ...facts,
  };
}
