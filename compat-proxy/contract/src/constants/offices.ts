import type { Coordinates } from '../lib/geo';

/** An office as the contact page shows it (P11). */
export type Office = {
  /** Names it in addresses, such as `lagos`. */
  key: string;
  name: string;
  address: string;
  coordinates: Coordinates;
  /** What people come here for. */
  purpose: string;
};

/** The three offices. Addresses and places are examples, to be replaced by the operator's own. */
export const offices: readonly Office[] = [
  {
    key: 'lagos',
    name: 'Lagos HQ',
    address: '1 Example Street, Victoria Island, Lagos',
    coordinates: { lat: 6.4281, lng: 3.4216 },
    purpose: 'Head office: partnerships, billing and support',
  },
  {
    key: 'abuja',
    name: 'Abuja',
    address: '2 Example Crescent, Central Business District, Abuja',
    coordinates: { lat: 9.0579, lng: 7.4951 },
    purpose: 'Support and franchise partners in the capital',
  },
  {
    key: 'port-harcourt',
    name: 'Port Harcourt',
    address: '3 Example Road, GRA Phase 2, Port Harcourt',
    coordinates: { lat: 4.8156, lng: 7.0498 },
    purpose: 'Enquiries and partners in the south',
  },
];
