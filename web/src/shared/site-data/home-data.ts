import type { Content, FaqItem, HeroSlide, Home, Placed, PlacedFile, Testimonial } from '@apoti/contract';
import { pictureAddress } from './picture-address';
import { shownSlides } from './shown-slides';

/** What the home page shows, and nothing more: it travels with the page. */
export type HomeData = {
  heroSlides: HeroSlide[];
  testimonials: Testimonial[];
  home: Home;
  faqs: FaqItem[];
  /** Of the media library; else the settings' address, which may be empty. */
  demoVideoUrl: string;
  /** A picture beside the partners. */
  partnersPicture: PlacedFile | null;
};

/** How many questions the home page shows; the FAQ page has them all. */
const HOME_FAQS = 6;

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
      .map((each) => ({ ...each, image: pictureAddress(each.image, origin) })),
    home,
    faqs: faq.faqs.filter(({ active }) => active).slice(0, HOME_FAQS),
    demoVideoUrl: placed['hero-video']?.url ?? site.demoVideoUrl,
    partnersPicture: placed['partnership-section'] ?? null,
  };
}
