import { createContext, useContext } from 'react';
import type { ContactInfo, FaqItem, Footer, Home, HeroSlide, Site, Testimonial } from '@apoti/contract';

/** What the home page shows, and nothing more: it travels with the page. */
export type HomeData = {
  heroSlides: HeroSlide[];
  testimonials: Testimonial[];
  home: Home;
  faqs: FaqItem[];
};

/** What every page shows around itself. */
export type FrameData = { site: Site; footer: Footer; contact: Pick<ContactInfo, 'phone' | 'email'> };

/** `found`: the address is one of ours; decided by the server alone, so that the browser cannot see it differently. */
export type SiteData = FrameData & { page: HomeData | null; found: boolean };

const Context = createContext<SiteData | null>(null);
export const SiteDataProvider = Context.Provider;

/** The data that came with the page. Throws outside of the site. */
export function useSiteData(): SiteData {
  const data = useContext(Context);
  if (data === null) throw new Error('useSiteData needs a SiteDataProvider');
  return data;
}
