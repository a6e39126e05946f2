import type { Content } from '../resources/content/content';
import { defaultAbout } from './default-about';
import { defaultContactInfo } from './default-contact-info';
import { defaultFaq } from './default-faq';
import { defaultFooter } from './default-footer';
import { defaultHeroSlides } from './default-hero-slides';
import { defaultHome } from './default-home';
import { defaultPricing } from './default-pricing';
import { defaultServices } from './default-services';
import { defaultSite } from './default-site';
import { defaultTestimonials } from './default-testimonials';

/**
 * The default content object: what a new CMS is filled with, and what pages show while no copy of the CMS's content exists
 * (P31). For whoever renders it:
 *
 * - `{product}` in a text stands for `site.siteName`. Put the content through `withProductNames` of `lib/product-name`
 *   right before rendering; what is edited, merged and saved keeps the token.
 * - A blank line in a long text (`about.story`) separates paragraphs.
 * - The defaults' service keys `personal`, `business` and `courier` are their anchors on /services.
 * - People, partners, addresses and telephone numbers are examples and say so.
 */
export const defaultContent: Content = {
  heroSlides: defaultHeroSlides,
  testimonials: defaultTestimonials,
  about: defaultAbout,
  services: defaultServices,
  pricing: defaultPricing,
  contact: defaultContactInfo,
  faq: defaultFaq,
  footer: defaultFooter,
  home: defaultHome,
  site: defaultSite,
};
