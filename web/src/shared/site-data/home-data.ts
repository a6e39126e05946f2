import type { Content, FaqItem, HeroSlide, Home, Testimonial } from '@apoti/contract';
import { pictureAddress } from './picture-address';
import { shownSlides } from './shown-slides';

/** What the home page shows, and nothing more: it travels with the page. */
export type HomeData = {
  heroSlides: HeroSlide[];
  testimonials: Testimonial[];
  home: Home;
  faqs: FaqItem[];
};

/** How many questions the home page shows; the FAQ page has them all. */
const HOME_FAQS = 6;

/** The home page's part of the content. */
export function homeDataOf({ heroSlides, testimonials, home, faq }: Content, origin: string): HomeData {
  return {
    heroSlides: shownSlides(heroSlides).map((slide) => ({
      ...slide,
      backgroundImage: pictureAddress(slide.backgroundImage, origin),
    })),
    testimonials: testimonials
      .filter(({ active }) => active)
      .map((each) => ({ ...each, image: pictureAddress(each.image, origin) })),
    home,
    faqs: faq.faqs.filter(({ active }) => active).slice(0, HOME_FAQS),
  };
}
