import type { HeroSlide } from '@apoti/contract';

/** What a slide is called in the list and in questions. */
export function slideName(slide: HeroSlide | undefined): string {
  return slide?.title.trim() || 'Untitled slide';
}
