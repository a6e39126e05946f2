import { z } from 'zod';
import { part } from './part';

const count = z.number().int().min(0);

/** Entries of a list, and how many of them visitors see. */
export const shownFiguresSchema = z.object({ total: count, shown: count });
export type ShownFigures = z.infer<typeof shownFiguresSchema>;

/** What customers said: all, what visitors see, and what of that stands out. */
export const testimonialFiguresSchema = shownFiguresSchema.extend({ featured: count });
export type TestimonialFigures = z.infer<typeof testimonialFiguresSchema>;

/** Posts: a scheduled one is published with a day to come; a draft has never been published. */
export const postFiguresSchema = z.object({ total: count, published: count, scheduled: count, drafts: count });
export type PostFigures = z.infer<typeof postFiguresSchema>;

/** Events as they stand today in Lagos: `coming` are upcoming ones whose last day is not over (P15). */
export const eventFiguresSchema = z.object({ total: count, coming: count, recurring: count, past: count });
export type EventFigures = z.infer<typeof eventFiguresSchema>;

/** Files of the media library, and those in its trash. */
export const mediaFiguresSchema = z.object({ files: count, trashed: count });
export type MediaFigures = z.infer<typeof mediaFiguresSchema>;

/** What the tiles of the Content Management Hub count (A3), beside the stations, the subscribers and the leads. */
export const hubFiguresSchema = z.object({
  slides: part(shownFiguresSchema),
  posts: part(postFiguresSchema),
  testimonials: part(testimonialFiguresSchema),
  team: part(shownFiguresSchema),
  faqs: part(shownFiguresSchema),
  events: part(eventFiguresSchema),
  media: part(mediaFiguresSchema),
  /** Whether the site is closed to visitors. */
  site: part(z.object({ maintenance: z.boolean() })),
  /** Page views that were counted today, in Lagos. */
  visits: part(z.object({ today: count })),
});
export type HubFigures = z.infer<typeof hubFiguresSchema>;
