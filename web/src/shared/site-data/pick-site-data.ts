import type { Content } from '@apoti/contract';
import { withProductNames } from '@apoti/contract/lib/product-name';
import { shownSlides } from './shown-slides';
import type { HomeData, SiteData } from './site-data';

/** How many questions the home page shows; the FAQ page has them all. */
const HOME_FAQS = 6;

/** Picks what the page at `path` (null: there is none) needs out of the content, with the brand put in wherever a text names it. */
export function siteDataOf(path: string | null, content: Content): SiteData {
  const { site, footer, contact } = content;
  const data: SiteData = {
    site,
    footer,
    contact: { phone: contact.phone, email: contact.email },
    page: path === '/' ? homeDataOf(content) : null,
    found: path !== null,
  };
  return withProductNames(data, site.siteName);
}

/** The home page's part of the content. */
export function homeDataOf({ heroSlides, testimonials, home, faq }: Content): HomeData {
  return {
    heroSlides: shownSlides(heroSlides),
    testimonials: testimonials.filter(({ active }) => active),
    home,
    faqs: faq.faqs.filter(({ active }) => active).slice(0, HOME_FAQS),
  };
}
