import { z } from 'zod';
import { itemKey } from '../../lib/identity';
import { link } from '../../lib/link';
import { line, requiredLine, text } from '../../lib/text';
import { socialLinksSchema } from './contact-info';

/** A footer link; `path` is a page of the site or an address. */
export const footerLinkSchema = z.object({ key: itemKey, label: requiredLine('Label', 120), path: link() });
export type FooterLink = z.infer<typeof footerLinkSchema>;

export const footerSchema = z.object({
  description: text(2_000),
  copyrightText: line(),
  companyInfo: z.object({ name: line(), address: text(600), email: line(200), phone: line(60) }),
  quickLinks: z.array(footerLinkSchema).max(30),
  services: z.array(footerLinkSchema).max(30),
  legalLinks: z.array(footerLinkSchema).max(30),
  socialLinks: socialLinksSchema,
  newsletter: z.object({ enabled: z.boolean(), title: line(), description: text(600), placeholder: line() }),
});
export type Footer = z.infer<typeof footerSchema>;
