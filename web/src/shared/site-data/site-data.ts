import { createContext, useContext } from 'react';
import type { ContactInfo, Footer, Placed, Site, SiteTags } from '@apoti/contract';

/** What every page shows around itself. */
export type FrameData = {
  site: Site;
  footer: Footer;
  contact: Pick<ContactInfo, 'phone' | 'whatsapp' | 'email' | 'supportEmail'>;
  /** What the media library has in place of the mark. */
  placed: Pick<Placed, 'logo' | 'favicon'>;
  /** What pages may load of other companies; missing while that is nothing (A18). */
  tags?: SiteTags;
};

/** `found`: the page that is shown has an address of its own, and is none that stands in for another. */
export type SiteData = FrameData & { found: boolean };

const Context = createContext<SiteData | null>(null);
export const SiteDataProvider = Context.Provider;

/** The site's data around the page. Throws outside of the site. */
export function useSiteData(): SiteData {
  const data = useContext(Context);
  if (data === null) throw new Error('No SiteDataProvider');
  return data;
}
