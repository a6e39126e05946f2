import { LOCATION_SPACE_TEXT, RETURN } from '../constants/franchise';
import type { HeroSlide } from '../resources/content/hero-slide';

/** Three slides; the first also stands in when an editor has hidden all of them (P4). */
export const defaultHeroSlides: HeroSlide[] = [
  {
    id: 1,
    title: 'Your parcel waits for you',
    subtitle: 'Self-service lockers in Lagos and Abuja',
    description:
      'The courier leaves it behind a locked door. You stop by when the day allows, at noon or at midnight, and open that door with a QR code, a card or a PIN.',
    ctaText: 'Find a locker',
    secondaryCtaText: 'Watch Demo',
    backgroundImage: '',
    icon: 'FiPackage',
    active: true,
  },
  {
    id: 2,
    title: 'One stop for the whole street',
    subtitle: 'For shops, offices and couriers',
    description:
      'A rider who fills ten compartments in one place makes no calls for directions and no second trip. Your customers choose when to collect.',
    ctaText: 'Explore services',
    secondaryCtaText: 'Watch Demo',
    backgroundImage: '',
    icon: 'FiTruck',
    active: true,
  },
  {
    id: 3,
    title: 'A small corner that earns',
    subtitle: 'For investors and property owners',
    description: `Invest in a unit with a return of ${RETURN * 100}% per year, or lend us a place of ${LOCATION_SPACE_TEXT} and share in the revenue.`,
    ctaText: 'Become a partner',
    secondaryCtaText: 'Watch Demo',
    backgroundImage: '',
    icon: 'FiTarget',
    active: true,
  },
];
