import { LOCATION_SPACE_TEXT, MINIMUM, REPLY_HOURS, RETURN } from '../constants/franchise';
import { planTerms } from '../constants/pricing';
import { naira } from '../lib/naira';
import type { Services } from '../resources/content/services';

/** The Services page, for all six audiences (P7, P35). The first three keys are anchors of that page. */
export const defaultServices: Services = {
  title: 'Lockers for every kind of parcel',
  subtitle: 'Whoever sends it, whoever waits for it',
  description:
    'A parcel can travel from door to door, from a locker to a door, or from one locker to another. Choose the part of the journey that you would like us to take over.',
  services: [
    {
      key: 'personal',
      name: 'Personal lockers',
      description:
        'Have your parcel brought to a station instead of waiting at home for it. It stays behind its own door until you come by, after work or after church.',
      image: '',
      features: [
        'Collect at any hour, weekends and holidays included',
        'QR code, card or one-time PIN: whichever you have at hand',
        'Pay by the parcel or choose a monthly plan',
      ],
    },
    {
      key: 'business',
      name: 'Business deliveries',
      description:
        'Documents for a client, spare parts for a technician, stock for a branch: leave them in a compartment and let the other side collect when ready.',
      image: '',
      features: [
        `Unlimited deliveries for ${planTerms.business.price} per month`,
        `Parcels kept for up to ${planTerms.business.hours} hours`,
        'API access for your own systems',
      ],
    },
    {
      key: 'courier',
      name: 'Courier and logistics',
      description:
        'The last kilometre is the slow one. Drop a whole batch at one station, and let your riders spend the afternoon riding instead of calling.',
      image: '',
      features: [
        'Many drop-offs at a single stop',
        'No failed attempt when the receiver is out',
        'Drop-off by day or by night',
      ],
    },
    {
      key: 'locker-investor',
      name: 'Invest in a locker',
      description: `Put a unit where people pass every day and earn from what it carries. Investment starts at ${naira(MINIMUM)}, with a return of ${RETURN * 100}% per year.`,
      image: '',
      features: [
        'Lagos, Abuja and future cities to choose from',
        `A reply to your application within ${REPLY_HOURS} hours`,
      ],
    },
    {
      key: 'location-partner',
      name: 'Host a locker',
      description: `Do you run a plaza, a filling station, a campus or an estate? A place of ${LOCATION_SPACE_TEXT} is enough to become a partner.`,
      image: '',
      features: ['No upfront investment', 'Revenue sharing', 'Visitors who come back for every parcel'],
    },
  ],
  ecommercePartnership: {
    title: 'E-commerce partnership',
    subtitle: 'Let your customers choose a locker',
    description:
      'A shopper who cannot be home at noon may still buy if there is a better place to deliver to. Offer our stations as delivery points: a locker is in when the doorbell is not answered.',
    image: '',
    features: [
      'Locker delivery beside home delivery in your shop',
      'Door to door, locker to door and locker to locker',
      'Stations in Lagos and Abuja, more cities planned',
      'Pickup by code, card or PIN at an hour of the customer’s choosing',
    ],
    ctaText: 'Become a partner',
    ctaLink: '/contact',
  },
  apiDocumentation: {
    title: 'API documentation',
    subtitle: 'For the developers of shops and logistics companies',
    description:
      'Connect your order system to the lockers and spare your team the copying from one screen to another. API access is part of the Business plan.',
    image: '',
    features: [
      'Included in the Business plan',
      'Made for online shops and delivery companies',
      'Your orders and our compartments in one system',
    ],
    ctaText: 'See the plans',
    ctaLink: '/pricing',
  },
};
