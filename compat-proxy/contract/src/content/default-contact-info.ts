import type { ContactInfo } from '../resources/content/contact-info';

/** Example numbers and addresses, to be replaced by the operator's own; the hours are those of public-site §9. */
export const defaultContactInfo: ContactInfo = {
  phone: '+234 800 000 0000',
  whatsapp: '+234 800 000 0001',
  email: 'hello@example.com',
  supportEmail: 'support@example.com',
  address: '1 Example Street, Victoria Island, Lagos, Nigeria',
  hours: 'Mon-Fri 8:00 AM-6:00 PM',
  weekendHours: 'Sat-Sun 10:00 AM-4:00 PM',
  socialMedia: {
    facebook: 'https://example.com/facebook',
    twitter: 'https://example.com/twitter',
    instagram: 'https://example.com/instagram',
    linkedin: 'https://example.com/linkedin',
  },
};
