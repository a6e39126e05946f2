import { describe, expect, it } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { siteDataOf } from './pick-site-data';

describe('siteDataOf', () => {
  it('P4: shows active slides only', () => {
    const [first, second] = defaultContent.heroSlides;
    const content = { ...defaultContent, heroSlides: [{ ...first!, active: false }, second!] };
    expect(siteDataOf('/', content).page?.heroSlides).toEqual([second]);
  });

  it('P4: with all slides hidden the first of the defaults stands in', () => {
    const heroSlides = [{ ...defaultContent.heroSlides[1]!, title: 'Hidden', active: false }];
    const shown = siteDataOf('/', { ...defaultContent, heroSlides }).page?.heroSlides;
    expect(shown).toEqual([defaultContent.heroSlides[0]]);
  });

  it('P5: shows active testimonials and at most six active questions', () => {
    const [one, ...others] = defaultContent.testimonials;
    const faqs = defaultContent.faq.faqs.map((item, index) => ({ ...item, active: index !== 0 }));
    const content = {
      ...defaultContent,
      testimonials: [{ ...one!, active: false }, ...others],
      faq: { ...defaultContent.faq, faqs },
    };
    const page = siteDataOf('/', content).page;
    expect(page?.testimonials).toEqual(others);
    expect(page?.faqs.map(({ id }) => id)).toEqual(faqs.slice(1, 7).map(({ id }) => id));
  });

  it('P3: puts the brand in wherever a text names it', () => {
    const content = { ...defaultContent, site: { ...defaultContent.site, siteName: 'Sanduku' } };
    const data = siteDataOf('/login', content);
    expect(data.footer.copyrightText).toBe('© Sanduku. All rights reserved.');
    expect(JSON.stringify(data)).not.toContain('{product}');
  });

  it('carries no page data to a page that shows none', () => {
    expect(siteDataOf('/login', defaultContent).page).toBeNull();
  });
});
