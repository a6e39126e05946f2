import { z } from 'zod';
import { itemKey } from '../../lib/identity';
import { profileLink } from '../../lib/link';
import { isOnEarth, readPlace } from '../../lib/read-place';
import { line, requiredLine, requiredText, text } from '../../lib/text';

/** The four networks that the site links to. */
export const socialLinksSchema = z.object({
  facebook: profileLink('https://www.facebook.com/…'),
  twitter: profileLink('https://x.com/…'),
  instagram: profileLink('https://www.instagram.com/…'),
  linkedin: profileLink('https://www.linkedin.com/company/…'),
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;

const NO_PLACE = 'must be two numbers such as 6.4281, 3.4216';
const NOT_ON_EARTH = 'must be a latitude between -90 and 90 and a longitude between -180 and 180';

/**
 * An office as the contact page shows it (P11). Its coordinates are one text, as maps copy them: one field of the merge, for half of a
 * place is none. Empty: not known.
 */
export const officeSchema = z.object({
  key: itemKey,
  name: requiredLine('Name', 120),
  address: requiredText('Address', 600),
  coordinates: line(60)
    .refine((place) => place.trim() === '' || readPlace(place) !== null, NO_PLACE)
    .refine((place) => isOnEarth(readPlace(place) ?? { lat: 0, lng: 0 }), NOT_ON_EARTH),
  purpose: text(600),
});
export type Office = z.infer<typeof officeSchema>;

/** How to reach the company. */
export const contactInfoSchema = z.object({
  phone: line(60),
  whatsapp: line(60),
  email: line(200),
  supportEmail: line(200),
  address: text(600),
  hours: line(),
  weekendHours: line(),
  socialMedia: socialLinksSchema,
  offices: z.array(officeSchema).max(50),
});
export type ContactInfo = z.infer<typeof contactInfoSchema>;
