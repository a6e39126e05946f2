import { describe, expect, it } from 'vitest';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';
import { withNewSlide, withoutSlide, withSlideEdited, withSlideMoved } from './slides';

const ids = (slides: { id: number }[]) => slides.map(({ id }) => id);
const [first, second, third] = ids(defaultHeroSlides);

describe('slides', () => {
  it('A5: a new slide has the present time as id, and never one that is taken', () => {
    const one = withNewSlide(defaultHeroSlides, 1_000);
    expect(ids(withNewSlide(one, 1_000)).slice(-2)).toEqual([1_000, 1_001]);
  });

  it('A5: a slide can be removed, the last one cannot', () => {
    expect(ids(withoutSlide(defaultHeroSlides, first!))).toEqual([second, third]);
    const last = defaultHeroSlides.slice(0, 1);
    expect(withoutSlide(last, first!)).toBe(last);
  });

  it('A5: slides move up and down, and not beyond the ends', () => {
    expect(ids(withSlideMoved(defaultHeroSlides, second!, -1))).toEqual([second, first, third]);
    expect(ids(withSlideMoved(defaultHeroSlides, second!, 1))).toEqual([first, third, second]);
    expect(withSlideMoved(defaultHeroSlides, first!, -1)).toBe(defaultHeroSlides);
    expect(withSlideMoved(defaultHeroSlides, third!, 1)).toBe(defaultHeroSlides);
  });

  it('A4: editing one slide leaves the others as they are', () => {
    const edited = withSlideEdited(defaultHeroSlides, second!, { title: 'New' });
    expect(edited[1]?.title).toBe('New');
    expect(edited[0]).toBe(defaultHeroSlides[0]);
  });
});
