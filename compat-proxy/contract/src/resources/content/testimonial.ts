import { z } from 'zod';
import { MAX_RATING } from '../../constants/business';
import { countedWireId } from '../../lib/identity';
import { link } from '../../lib/link';
import { line, requiredLine, requiredText } from '../../lib/text';

export const testimonialCategories = ['Personal', 'Business', 'Partnership'] as const;

const RATING_RANGE = `must be 1 to ${MAX_RATING}`;

/** What a customer said (A11). `dateAdded` is a calendar day, `YYYY-MM-DD`, or empty. */
export const testimonialSchema = z.object({
  id: countedWireId,
  name: requiredLine('Full Name', 120),
  position: requiredLine('Position', 120),
  company: line(120),
  location: line(120),
  image: link(),
  quote: requiredText('Quote', 2_000),
  rating: z.number().int().min(1, RATING_RANGE).max(MAX_RATING, RATING_RANGE),
  category: z.enum(testimonialCategories),
  featured: z.boolean(),
  active: z.boolean(),
  dateAdded: z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'must be a day like 2026-01-31'),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
