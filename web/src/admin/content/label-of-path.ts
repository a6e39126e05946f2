import type { Content } from '@apoti/contract';

const parts: Record<string, string> = { heroSlides: 'Slide', '@order': 'Order of the slides' };
const fields: Record<string, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  ctaText: 'Button text',
  secondaryCtaText: 'Second button text',
  backgroundImage: 'Background image',
  icon: 'Icon',
  active: 'Active',
};

/** A path of the contract in words: "Slide ‘Your parcel waits’ › Title". */
export function labelOfPath(path: readonly string[], content: Content): string {
  return path
    .map((segment, index) => {
      if (!segment.startsWith('#'))
        return index > 0 ? (fields[segment] ?? parts[segment] ?? segment) : (parts[segment] ?? segment);
      const slide = path[0] === 'heroSlides' && content.heroSlides.find(({ id }) => `#${id}` === segment);
      return slide ? `‘${slide.title}’` : segment.slice(1);
    })
    .join(' › ');
}
