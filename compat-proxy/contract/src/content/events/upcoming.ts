import { eventOf } from './event-of';

/** Example events to come. */
export const upcomingEvents = [
  eventOf({
    id: 1,
    title: 'Example Logistics Fair, Lagos',
    description:
      'We are putting up a whole unit in the hall. Bring something you would like to lock away and find out which of the four sizes it fits.',
    type: 'Exhibition',
    status: 'upcoming',
    date: '2027-03-16',
    endDate: '2027-03-18',
    time: '9:00 AM - 5:00 PM',
    venue: 'Example Exhibition Centre, Victoria Island, Lagos',
    attendees: 'Open to everyone',
    featured: true,
    highlights: ['A full unit to try', 'Talks with couriers and shops', 'Franchise advice at the stand'],
    registrationLink: 'https://example.com/events/logistics-fair',
    booth: 'Stand B12',
  }),
  eventOf({
    id: 2,
    title: 'From order to locker: an API workshop',
    description:
      'For developers who want to connect a shop to the lockers. We go through the steps on the projector, then you go through them on your own machine.',
    type: 'Workshop',
    status: 'upcoming',
    date: '2027-02-11',
    time: '10:00 AM - 2:00 PM',
    venue: 'Example Hub, Yaba, Lagos',
    attendees: 'Up to 30 developers',
    highlights: ['Hands-on from the first hour', 'Time for your own questions'],
    registrationLink: 'https://example.com/events/api-workshop',
    prerequisites: 'Please bring a laptop. You should have called a web API before.',
  }),
  eventOf({
    id: 3,
    title: 'Example Retail Conference, Abuja',
    description:
      'Online retailers of the north and the centre meet for a day. We speak about deliveries that nobody has to wait for.',
    type: 'Conference',
    status: 'upcoming',
    date: '2027-05-20',
    time: '8:30 AM - 4:30 PM',
    venue: 'Example Conference Hotel, Garki, Abuja',
    attendees: 'Retailers and logistics providers',
    highlights: ['A talk on locker delivery', 'One-to-one meetings in the afternoon'],
    registrationLink: 'https://example.com/events/retail-conference',
  }),
];
