import { newHeroSlide } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { describe, expect, it } from 'vitest';
import { addSlide, changeSlide, moveSlide, newSlideId, removeSlide } from './slide-edits';

const ids = (content: typeof defaultContent) => content.heroSlides.map(({ id }) => id);

describe('slides', () => {
  it('A5: a new slide comes last, with the defaults and the present time as its id', () => {
    const added = addSlide(newSlideId(defaultContent.heroSlides, 1_790_000_000_000))(defaultContent);
    expect(added.heroSlides.at(-1)).toEqual({ ...newHeroSlide, id: 1_790_000_000_000 });
    expect(newSlideId(added.heroSlides, 1_790_000_000_000)).toBe(1_790_000_000_001);
  });

  it('A5: a slide moves up and down; the ends stay where they are', () => {
    expect(ids(moveSlide(2, -1)(defaultContent))).toEqual([2, 1, 3]);
    expect(ids(moveSlide(2, 1)(defaultContent))).toEqual([1, 3, 2]);
    expect(moveSlide(1, -1)(defaultContent)).toBe(defaultContent);
    expect(moveSlide(3, 1)(defaultContent)).toBe(defaultContent);
    expect(moveSlide(404, 1)(defaultContent)).toBe(defaultContent);
  });

  it('A5: a slide is removed, but never the last one', () => {
    const one = removeSlide(3)(removeSlide(1)(defaultContent));
    expect(ids(one)).toEqual([2]);
    expect(removeSlide(2)(one)).toBe(one);
    expect(removeSlide(404)(defaultContent)).toBe(defaultContent);
  });

  it('A5: fields of one slide change, the others stay; what changes nothing is no edit', () => {
    const next = changeSlide(2, { active: false })(defaultContent);
    expect(next.heroSlides.map(({ active }) => active)).toEqual([true, false, true]);
    expect(next.heroSlides[0]).toBe(defaultContent.heroSlides[0]);
    expect(changeSlide(2, { active: true })(defaultContent)).toBe(defaultContent);
    expect(changeSlide(404, { active: true })(defaultContent)).toBe(defaultContent);
  });
});
