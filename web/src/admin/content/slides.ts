import { newHeroSlide, type HeroSlide } from '@apoti/contract';

/** The list with a new slide at its end; its id is the present time (back-office §4), the next free one if taken. */
export function withNewSlide(slides: HeroSlide[], now: number): HeroSlide[] {
  let id = now;
  while (slides.some((slide) => slide.id === id)) id += 1;
  return [...slides, { ...newHeroSlide, id }];
}

/** The list without a slide; the last one stays (A5). */
export function withoutSlide(slides: HeroSlide[], id: number): HeroSlide[] {
  return slides.length < 2 ? slides : slides.filter((slide) => slide.id !== id);
}

/** The list with a slide one place up or down; the ends stay where they are. */
export function withSlideMoved(slides: HeroSlide[], id: number, step: -1 | 1): HeroSlide[] {
  const from = slides.findIndex((slide) => slide.id === id);
  const other = slides[from + step];
  const slide = slides[from];
  if (!slide || !other) return slides;
  return slides.with(from, other).with(from + step, slide);
}

/** The list with fields of a slide replaced. */
export function withSlideEdited(slides: HeroSlide[], id: number, fields: Partial<HeroSlide>): HeroSlide[] {
  return slides.map((slide) => (slide.id === id ? { ...slide, ...fields } : slide));
}
