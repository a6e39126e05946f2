import { z } from 'zod';
import { MAX_RATING } from '../../constants/business';
import { calendarDayOrNone } from '../../lib/calendar-day';
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
  dateAdded: calendarDayOrNone,
});
export type Testimonial = z.infer<typeof testimonialSchema>;
