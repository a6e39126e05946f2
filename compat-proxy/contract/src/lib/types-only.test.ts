import { describe, expect, it } from 'vitest';
import { defaultContent } from '../content/default-content';
import { contentSchema } from '../resources/content/content';
import { typesOnly } from './types-only';

const working = typesOnly(contentSchema);

describe('typesOnly', () => {
  it('A6: a working copy with a blank title, too long a text or no slide at all is still a working copy', () => {
    const draft = structuredClone(defaultContent);
    draft.heroSlides[0]!.title = '';
    draft.heroSlides[0]!.backgroundImage = 'javascript:alert(1)';
    draft.about.title = 'x'.repeat(20_000);
    expect(contentSchema.safeParse(draft).success).toBe(false);
    expect(working.parse(draft)).toEqual(draft);
    expect(working.safeParse({ ...draft, heroSlides: [] }).success).toBe(true);
  });

  it.each([
    ['a missing part', { ...defaultContent, about: undefined }],
    ['a number where a text belongs', { ...defaultContent, about: { ...defaultContent.about, title: 5 } }],
    ['an unknown icon', { ...defaultContent, heroSlides: [{ ...defaultContent.heroSlides[0], icon: 'FiNope' }] }],
  ])('A6: %s is none', (_, value) => {
    expect(working.safeParse(value).success).toBe(false);
  });
});
