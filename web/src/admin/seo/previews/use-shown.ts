import type { Seo } from '@apoti/contract';
import { siteAddress } from '@apoti/contract/resources/seo/site-address';
import { withProductName } from '@apoti/contract/lib/product-name';
import { useContentPart } from './use-content-part';

/** What the home page says of itself with these settings: empty ones give way to the content, as on the page. */
export function useShown(seo: Seo) {
  const { siteName, siteDescription } = useContentPart();
  const named = (text: string) => withProductName(text.trim(), siteName);
  const title = [named(seo.siteTitle) || siteName, named(seo.tagline)].filter(Boolean).join(' | ');
  const description = named(seo.metaDescription) || siteDescription;
  const address = siteAddress(seo, window.location.origin);
  const og = {
    title: named(seo.ogTitle) || title,
    description: named(seo.ogDescription) || description,
    image: seo.ogImage || '/og.jpg',
  };
  const base = seo.enableOpenGraph ? og : { title, description, image: '/og.jpg' };
  return {
    siteName,
    address,
    title,
    description,
    og,
    x: {
      title: named(seo.twitterTitle) || base.title,
      description: named(seo.twitterDescription) || base.description,
      image: seo.twitterImage || base.image,
      isLarge: seo.twitterCard === 'summary_large_image',
    },
  };
}
