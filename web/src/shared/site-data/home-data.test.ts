import { describe, expect, it } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { homeDataOf } from './home-data';

const ORIGIN = 'https://example.com';

describe('homeDataOf', () => {
  it('P4: shows active slides only', () => {
    const [first, second] = defaultContent.heroSlides;
    const content = { ...defaultContent, heroSlides: [{ ...first!, active: false }, second!] };
    expect(homeDataOf(content, ORIGIN).heroSlides).toEqual([second]);
  });

  it('P4: with all slides hidden the first of the defaults stands in', () => {
    const heroSlides = [{ ...defaultContent.heroSlides[1]!, title: 'Hidden', active: false }];
    expect(homeDataOf({ ...defaultContent, heroSlides }, ORIGIN).heroSlides).toEqual([defaultContent.heroSlides[0]]);
  });

  it('P5: shows active testimonials and at most six active questions', () => {
    const [one, ...others] = defaultContent.testimonials;
    const faqs = defaultContent.faq.faqs.map((item, index) => ({ ...item, active: index !== 0 }));
    const page = homeDataOf(
      {
        ...defaultContent,
        testimonials: [{ ...one!, active: false }, ...others],
        faq: { ...defaultContent.faq, faqs },
      },
      ORIGIN,
    );
    expect(page.testimonials.map(({ id, quote }) => [id, quote])).toEqual(others.map(({ id, quote }) => [id, quote]));
    // What nobody sees of them does not travel with the page.
    expect(page.testimonials.flatMap(Object.keys)).not.toContain('dateAdded');
    expect(page.faqs.map(({ id }) => id)).toEqual(faqs.slice(1, 7).map(({ id }) => id));
  });

  it('S5: its lists have keys of a byte or two, each once, since they travel with the page', () => {
    const { partners, features, howItWorks, network } = homeDataOf(defaultContent, ORIGIN).home;
    for (const list of [partners.items, features.items, howItWorks.steps, network.lagos, network.abuja]) {
      expect(list.map(({ key }) => key)).toEqual(list.map((_, place) => String(place)));
    }
    expect(features.items[1]).toEqual({ ...defaultContent.home.features.items[1], key: '1' });
  });
});
