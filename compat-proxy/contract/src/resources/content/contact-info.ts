import { z } from 'zod';
import { profileLink } from '../../lib/link';
import { line, text } from '../../lib/text';

/** The four networks that the site links to. */
export const socialLinksSchema = z.object({
  facebook: profileLink('https://www.facebook.com/…'),
  twitter: profileLink('https://x.com/…'),
  instagram: profileLink('https://www.instagram.com/…'),
  linkedin: profileLink('https://www.linkedin.com/company/…'),
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;

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
});
export type ContactInfo = z.infer<typeof contactInfoSchema>;
