import { defaultContent } from '@apoti/contract/content/default-content';
import { describe, expect, it } from 'vitest';
import { placeList, placeText } from '../editor/editor';
import { describePlace } from './describe-place';

const text = (path: (string | number)[]) => placeText(describePlace(defaultContent, path));
const [first] = defaultContent.heroSlides;

describe('describePlace', () => {
  it.each([
    [['heroSlides', '#1', 'title'], `Slide “${first?.title}”: Title`],
    [['heroSlides', 0, 'ctaText'], `Slide “${first?.title}”: Button text`],
    [['heroSlides', '@order'], 'Hero Carousel: Order'],
    [['heroSlides', '#1'], `Slide “${first?.title}”`],
    [['heroSlides'], 'Hero Carousel'],
    [['about', 'mission'], 'About Section: Mission'],
    [['contact', 'socialMedia', 'facebook'], 'Contact Info: Social media › Facebook'],
    [['pricing', 'payAsYouGo', 'smallLocker', 'price'], 'Pricing: Pay as you go › Small locker › Price'],
    [['heroSlides', '#404', 'title'], 'Slide: Title'],
    [['faq', 'faqs', '@order'], 'FAQ Management: Order'],
    [['home', 'faq', 'title'], 'Home page: Questions › Title'],
    [['about', 'values', 2], 'About Section: Values 3'],
    [['pricing', 'plans', 0, 'features', 1], `Plan “${defaultContent.pricing.plans[0]?.name}”: Features 2`],
  ])('A6: %j is told in words', (path, words) => {
    expect(text(path)).toBe(words);
  });

  it('A6: an item without a name is told by its place', () => {
    const content = {
      ...defaultContent,
      heroSlides: defaultContent.heroSlides.map((slide) => ({ ...slide, title: ' ' })),
    };
    const [, second] = content.heroSlides;
    expect(
      placeText(describePlace({ ...content, heroSlides: [{ ...second!, subtitle: '' }] }, ['heroSlides', 0, 'title'])),
    ).toBe('Slide 1: Title');
  });

  it('A6: an item in a list of a part is told by its own name', () => {
    const [faq] = defaultContent.faq.faqs;
    expect(text(['faq', 'faqs', `#${faq?.id}`, 'answer'])).toBe(`FAQ “${faq?.question}”: Answer`);
  });

  it('A6: several fields of one item are one line', () => {
    const places = [['about', 'title'], ['about', 'story'], ['heroSlides']].map((path) =>
      describePlace(defaultContent, path),
    );
    expect(placeList(places)).toEqual(['About Section: Title, Story', 'Hero Carousel']);
  });
});
