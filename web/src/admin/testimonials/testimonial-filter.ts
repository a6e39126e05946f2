import type { Testimonial } from '@apoti/contract';
import { holds } from '../../shared/lib/text-match';

/** What testimonials are chosen by; an empty text is no choice. */
export type TestimonialFilter = { search: string; category: string; status: string };

export const noFilter: TestimonialFilter = { search: '', category: '', status: '' };

/** The states to choose by, with what each of them asks. */
export const statuses: readonly { value: string; label: string; holds: (testimonial: Testimonial) => boolean }[] = [
  { value: 'active', label: 'Active', holds: ({ active }) => active },
  { value: 'hidden', label: 'Hidden', holds: ({ active }) => !active },
  { value: 'featured', label: 'Featured', holds: ({ featured }) => featured },
];

/** The testimonials that match search, category and status, in their order. */
export function findTestimonials(list: readonly Testimonial[], filter: TestimonialFilter): Testimonial[] {
  const status = statuses.find(({ value }) => value === filter.status);
  return list.filter(
    (one) =>
      (filter.category === '' || one.category === filter.category) &&
      (status === undefined || status.holds(one)) &&
      [one.name, one.position, one.company, one.location, one.quote].some((text) => holds(text, filter.search)),
  );
}
