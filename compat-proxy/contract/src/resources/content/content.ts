import { z } from 'zod';
import { revisionText } from '../../revisions/revision';
import { deepPartial } from '../../lib/deep-partial';
import { aboutSchema } from './about';
import { contactInfoSchema } from './contact-info';
import { faqSchema } from './faq';
import { footerSchema } from './footer';
import { heroSlideSchema } from './hero-slide';
import { homeSchema } from './home';
import { pricingSchema } from './pricing';
import { servicesSchema } from './services';
import { siteSchema } from './site';
import { testimonialSchema } from './testimonial';

/** Refused wherever it is tried: over the wire, in the back-office, in Strapi's panel (A5). */
export const LAST_SLIDE = 'The last slide cannot be removed';
export const LAST_TESTIMONIAL = 'The last testimonial cannot be removed';

/** The whole content object of public-site §3: the state that the CMS keeps and that saves are merged into. */
export const contentSchema = z.object({
  heroSlides: z.array(heroSlideSchema).min(1, LAST_SLIDE).max(100),
  testimonials: z.array(testimonialSchema).min(1, LAST_TESTIMONIAL).max(1_000),
  about: aboutSchema,
  services: servicesSchema,
  pricing: pricingSchema,
  contact: contactInfoSchema,
  faq: faqSchema,
  footer: footerSchema,
  home: homeSchema,
  site: siteSchema,
});
export type Content = z.infer<typeof contentSchema>;

/** GET content.php (C5): the content, what it was read from, and a mark while the CMS cannot be reached. */
export const contentReplySchema = contentSchema.extend({
  heroSlides: z.array(heroSlideSchema.extend({ order: z.number() })),
  testimonials: z.array(testimonialSchema),
  revision: revisionText.optional(),
  stale: z.boolean().optional(),
});
export type ContentReply = z.infer<typeof contentReplySchema>;

/** Body of POST content.php (C6): the object, in whole or in part, with the revision it was read from. */
export const contentPatchSchema = deepPartial(contentSchema);
export type ContentPatch = z.infer<typeof contentPatchSchema>;
