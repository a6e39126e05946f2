import type { Testimonial } from '@apoti/contract';

/** How many there are, are shown, are featured, and what they rate on average (A11). */
export function countTestimonials(testimonials: readonly Testimonial[]) {
  const total = testimonials.length;
  const active = testimonials.filter((testimonial) => testimonial.active).length;
  const sum = testimonials.reduce((ratings, { rating }) => ratings + rating, 0);
  return [
    ['Total', total],
    ['Active', active],
    ['Hidden', total - active],
    ['Featured', testimonials.filter(({ featured }) => featured).length],
    ['Average rating', total === 0 ? '–' : (sum / total).toFixed(1)],
  ] as const;
}
