import { eventOf } from './event-of';

/** Example events that are over. */
export const pastEvents = [
  eventOf({
    id: 6,
    title: 'Example E-commerce Expo, Lagos',
    description: 'Two days among shops, payment companies and people who sell packing tape by the mile.',
    type: 'Exhibition',
    status: 'past',
    date: '2026-07-22',
    endDate: '2026-07-23',
    time: '9:00 AM - 6:00 PM',
    venue: 'Example Hall, Ikeja, Lagos',
    attendees: 'Shops of all sizes',
    booth: 'Stand 41',
    summary:
      'Most visitors asked about size. We measured a good many parcels with a tape, and the medium compartment won by a distance.',
  }),
  eventOf({
    id: 7,
    title: 'Surulere street tidy-up',
    description: 'A Saturday morning with brooms, paint and the neighbours of our Surulere station.',
    type: 'Community',
    status: 'past',
    date: '2026-09-26',
    time: '8:00 AM - 12:00 PM',
    venue: 'Surulere Station, Lagos',
    attendees: 'Neighbours of all ages',
    summary: 'The kerb is white again, the drain runs, and there was jollof for everyone who had held a broom.',
  }),
];
