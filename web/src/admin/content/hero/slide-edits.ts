import { newHeroSlide, type Content, type HeroSlide } from '@apoti/contract';

/** Edits of the list of slides, each a step from one working copy to the next. Pure. */
type Edit = (content: Content) => Content;

function withSlides(content: Content, heroSlides: HeroSlide[]): Content {
  return { ...content, heroSlides };
}

/** Id of a new slide: the present time in ms (back-office §4), the next one if a slide has it already. */
export function newSlideId(slides: readonly HeroSlide[], now: number): number {
  let id = now;
  while (slides.some((slide) => slide.id === id)) id += 1;
  return id;
}

/** Puts an empty slide at the end. */
export function addSlide(id: number): Edit {
  return (content) => withSlides(content, [...content.heroSlides, { ...newHeroSlide, id }]);
}

/** Takes a slide out; the last one stays (A5). */
export function removeSlide(id: number): Edit {
  return (content) => {
    const rest = content.heroSlides.filter((slide) => slide.id !== id);
    return rest.length === 0 || rest.length === content.heroSlides.length ? content : withSlides(content, rest);
  };
}

/** Swaps a slide with its neighbour: -1 up, 1 down. At the ends nothing happens (A5). */
export function moveSlide(id: number, by: -1 | 1): Edit {
  return (content) => {
    const from = content.heroSlides.findIndex((slide) => slide.id === id);
    const slide = content.heroSlides[from];
    const neighbour = content.heroSlides[from + by];
    if (!slide || !neighbour) return content;
    return withSlides(content, content.heroSlides.with(from, neighbour).with(from + by, slide));
  };
}

/** Changes fields of a slide. The same object comes back when they hold that already, so that nothing counts as an edit. */
export function changeSlide(id: number, fields: Partial<Omit<HeroSlide, 'id'>>): Edit {
  return (content) => {
    const index = content.heroSlides.findIndex((slide) => slide.id === id);
    const slide = content.heroSlides[index];
    if (!slide) return content;
    const next = { ...slide, ...fields };
    const names = Object.keys(fields) as (keyof typeof fields)[];
    if (names.every((name) => next[name] === slide[name])) return content;
    return withSlides(content, content.heroSlides.with(index, next));
  };
}
