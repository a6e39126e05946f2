import { describe, expect, it } from 'vitest';
import { contentPatchSchema } from '../resources/content/content';

describe('deepPartial', () => {
  it('C6: an empty body, and parts of items, are accepted; unknown keys are dropped', () => {
    expect(contentPatchSchema.parse({ success: true, heroSlides: [{ id: 1, order: 3 }] })).toEqual({
      heroSlides: [{ id: 1 }],
    });
  });

  it.each([
    ['a text where a list belongs', { heroSlides: 'x' }],
    ['a number where a text belongs', { about: { title: 5 } }],
    ['a null part', { footer: null }],
    ['an item that is no object', { heroSlides: [1] }],
    ['an unknown icon', { heroSlides: [{ icon: 'FiNope' }] }],
    ['a fraction as id', { faq: { faqs: [{ id: 1.5 }] } }],
    ['a script address', { footer: { socialLinks: { facebook: 'javascript:alert(1)' } } }],
  ])('C6: %s is refused', (_, body) => {
    expect(contentPatchSchema.safeParse(body).success).toBe(false);
  });
});
