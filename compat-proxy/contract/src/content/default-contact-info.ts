import { supportHours } from '../constants/support-hours';
import type { ContactInfo, Office } from '../resources/content/contact-info';

const { weekdays, weekend } = supportHours;

/** The three offices (P11). Addresses and places are examples as well. */
const offices: Office[] = [
  {
    key: 'lagos',
    name: 'Lagos HQ',
    address: '1 Example Street, Victoria Island, Lagos',
    coordinates: '6.4281, 3.4216',
    purpose: 'Head office: partnerships, billing and support',
  },
  {
    key: 'abuja',
    name: 'Abuja',
    address: '2 Example Crescent, Central Business District, Abuja',
    coordinates: '9.0579, 7.4951',
    purpose: 'Support and franchise partners in the capital',
  },
  {
    key: 'port-harcourt',
    name: 'Port Harcourt',
    address: '3 Example Road, GRA Phase 2, Port Harcourt',
    coordinates: '4.8156, 7.0498',
    purpose: 'Enquiries and partners in the south',
  },
];

/** Example numbers and addresses, to be replaced by the operator's own; the hours are those of public-site §9. */
export const defaultContactInfo: ContactInfo = {
  phone: '+234 800 000 0000',
  whatsapp: '+234 800 000 0001',
  email: 'hello@example.com',
  supportEmail: 'support@example.com',
  address: '1 Example Street, Victoria Island, Lagos, Nigeria',
  hours: `Mon-Fri ${weekdays.from}-${weekdays.to}`,
  weekendHours: `Sat-Sun ${weekend.from}-${weekend.to}`,
  socialMedia: {
    facebook: 'https://example.com/facebook',
    twitter: 'https://example.com/twitter',
    instagram: 'https://example.com/instagram',
    linkedin: 'https://example.com/linkedin',
  },
  offices,
};
