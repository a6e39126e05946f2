import type { Content, FaqItem, HeroSlide, Home, Placed, PlacedFile, Testimonial } from '@apoti/contract';
import { pictureAddress } from './picture-address';
import { withShortKeys } from './short-keys';
import { shownSlides } from './shown-slides';

/** What is shown of somebody's words. */
export type ShownTestimonial = Omit<Testimonial, 'category' | 'featured' | 'active' | 'dateAdded'>;

/** What the home page shows, and nothing more: it travels with the page. */
export type HomeData = {
  heroSlides: HeroSlide[];
  testimonials: ShownTestimonial[];
  home: Home;
  faqs: FaqItem[];
  /** Of the media library; else the settings' address, which may be empty. */
  demoVideoUrl: string;
  /** A picture beside the partners. */
  partnersPicture: PlacedFile | null;
};

/** How many questions the home page shows; the FAQ page has them all. */
const HOME_FAQS = 6;

function withoutStoredKeys({ partners, features, howItWorks, network, ...rest }: Home): Home {
  return {
    ...rest,
    partners: { ...partners, items: withShortKeys(partners.items) },
    features: { ...features, items: withShortKeys(features.items) },
    howItWorks: { ...howItWorks, steps: withShortKeys(howItWorks.steps) },
    network: { ...network, lagos: withShortKeys(network.lagos), abuja: withShortKeys(network.abuja) },
  };
}

/** The home page's part of the content. */
export function homeDataOf(
  { heroSlides, testimonials, home, faq, site }: Content,
  origin: string,
  placed: Placed = {},
): HomeData {
  return {
    heroSlides: shownSlides(heroSlides).map((slide, index) => ({
      ...slide,
      backgroundImage: (index === 0 && placed['hero-carousel']?.url) || pictureAddress(slide.backgroundImage, origin),
    })),
    testimonials: testimonials
      .filter(({ active }) => active)
      .map(({ category: _, featured: __, active: ___, dateAdded: ____, ...shown }) => ({
        ...shown,
        image: pictureAddress(shown.image, origin),
      })),
    home: withoutStoredKeys(home),
    faqs: faq.faqs.filter(({ active }) => active).slice(0, HOME_FAQS),
    demoVideoUrl: placed['hero-video']?.url ?? site.demoVideoUrl,
    partnersPicture: placed['partnership-section'] ?? null,
  };
}
