import { supportHours } from '../constants/support-hours';
import type { ContactInfo } from '../resources/content/contact-info';

const { weekdays, weekend } = supportHours;

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
};
