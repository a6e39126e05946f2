import type { HeroSlide } from '@apoti/contract';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';

/** The slides that visitors see: the active ones; with none of them, the first of the defaults (P4). */
export function shownSlides(slides: HeroSlide[]): HeroSlide[] {
  const active = slides.filter((slide) => slide.active);
  return active.length > 0 ? active : defaultHeroSlides.slice(0, 1);
}
