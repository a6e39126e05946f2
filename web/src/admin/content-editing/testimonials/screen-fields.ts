import type { Testimonial } from '@apoti/contract';

/** The fields of a testimonial that its own screen has, and the content's tab has not (back-office §3). */
export const screenFields = [
  'company',
  'location',
  'rating',
  'category',
  'featured',
  'dateAdded',
] as const satisfies readonly (keyof Testimonial)[];
