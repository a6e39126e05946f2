/** What the product is (P35, public-site §1): each fact in one place, for every page that tells it. */

export const COMPARTMENTS_PER_UNIT = 50;
export const COMPARTMENT_SIZES = 4;
export const PRICED_SIZES = 3;
/** Diagonal of the touch screen. */
export const SCREEN_INCHES = 21.5;
export const OPENING = '24/7';
/** What opens a compartment. */
export const accessWays = ['QR code', 'card', 'one-time PIN'] as const;
/** The place that a unit needs, in feet. */
export const LOCATION_SPACE_FT = [8, 10, 4] as const;

/** An end of a parcel's journey. */
export type JourneyEnd = 'door' | 'locker';

/** The three delivery modes. */
export const deliveryModes = [
  {
    name: 'Door to door',
    ends: ['door', 'door'],
    text: 'We fetch the parcel at one address and bring it to another.',
  },
  {
    name: 'Locker to door',
    ends: ['locker', 'door'],
    text: 'Drop it at a station when you pass one. It is brought to the receiver’s address.',
  },
  {
    name: 'Locker to locker',
    ends: ['locker', 'locker'],
    text: 'From a station near the sender to one near the receiver. Nobody waits for a rider.',
  },
] as const satisfies readonly { name: string; ends: readonly [JourneyEnd, JourneyEnd]; text: string }[];

/** The six audiences, and where each reads on. */
export const audiences = [
  { name: 'Individuals', text: 'who shop, sell and send', path: '/services#personal' },
  { name: 'Businesses', text: 'with documents, parts and stock to move', path: '/services#business' },
  { name: 'Logistics providers', text: 'who want many drop-offs at one stop', path: '/services#courier' },
  { name: 'E-commerce retailers', text: 'whose customers are not at home', path: '/services#ecommerce' },
  { name: 'Locker investors', text: 'and franchisees who own units', path: '/franchise' },
  { name: 'Location partners', text: 'who have a place to host one', path: '/franchise' },
] as const;
