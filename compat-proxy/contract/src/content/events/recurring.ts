import { eventOf } from './event-of';

/** Example events that come back. */
export const recurringEvents = [
  eventOf({
    id: 4,
    title: 'Open Saturday at the station',
    description:
      'Our people stand beside the lockers for a morning. Try the screen, ask what you have always wanted to ask, and let the children press a button.',
    type: 'Open Day',
    status: 'recurring',
    date: '2027-01-09',
    time: '10:00 AM - 1:00 PM',
    venue: 'Lekki Station, Lagos',
    attendees: 'Neighbours and passers-by',
    featured: true,
    highlights: ['A first pickup, step by step', 'Help with the app'],
    recurring: 'Every second Saturday of the month',
  }),
  eventOf({
    id: 5,
    title: 'Franchise hour: two models, your questions',
    description:
      'An hour online about investing in a unit and about hosting one. We show the figures first and keep most of the time for you.',
    type: 'Webinar',
    status: 'recurring',
    date: '2027-01-28',
    time: '6:00 PM - 7:00 PM',
    venue: 'Online',
    attendees: 'Investors and property owners',
    highlights: ['Locker investor and location partner side by side', 'Questions answered live'],
    registrationLink: 'https://example.com/events/franchise-hour',
    recurring: 'Last Thursday of the month',
  }),
];
