import { heroSlideSchema, type HeroSlide } from '@apoti/contract';

type TextField = 'title' | 'subtitle' | 'description' | 'ctaText' | 'secondaryCtaText' | 'backgroundImage';

/** How much of a field's limit is used, from the contract's own limit: `12 / 120`. */
export function counter(field: TextField, value: HeroSlide[TextField]): string | undefined {
  const limit = heroSlideSchema.shape[field].maxLength;
  return limit === null ? undefined : `${value.length} / ${limit}`;
}
