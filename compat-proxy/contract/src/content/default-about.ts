import type { About } from '../resources/content/about';

/** The About page before anybody has told the company's own story. */
export const defaultAbout: About = {
  title: 'An address that is always in',
  subtitle: 'Parcel lockers for people who have somewhere else to be',
  mission:
    'To let anyone in our cities receive and send a parcel without waiting at home, standing in a queue or explaining the way to a rider.',
  vision:
    'A locker within easy reach of everyone who shops, sells or sends: in Lagos and Abuja today, in Port Harcourt, Kano and Ibadan after that.',
  story: [
    'A delivery in Lagos has three weak points: the phone that rings out, the gate that stays shut and the road between the two. A parcel can cross the country in two days and spend a third one looking for its owner.',
    'A locker takes all three away. The rider opens a door, puts the parcel in and leaves. The owner comes by when it suits, and the same door opens again.',
    'That is all we do, and we mean to do it well. Our units stand outdoors, take the sun and the rain and work through the night. Eight neighbourhoods of Lagos and two of Abuja have one, and the list is growing.',
  ].join('\n\n'),
  values: [
    'Customers: the door opens when they are free, not when we are',
    'Businesses: a delivery that was promised is a delivery that was made',
    'Couriers: many parcels, one stop and no calls from the gate',
    'Investors: the figures are on the table before any money moves',
    'Hosts: a tidy neighbour that brings people to their door',
    'Neighbourhoods: fewer rounds on streets that are full enough',
  ],
};
