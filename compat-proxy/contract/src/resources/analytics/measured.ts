import { z } from 'zod';
import { deviceTypes, MAX_BATCH_ITEMS, siteEventCategories, trafficSources } from '../../constants/analytics';
import { MAX_LINE, text } from '../../lib/text';
import { ownEventName, webVitalsSchema, weekNumber } from './beacon';

/** One measured thing as the proxy hands it on: who it was is a hash with a salt of the day, in 16 hex digits. */
export const measuredItemSchema = z.object({
  /** When the proxy took it, in ms. */
  at: z.number().int().positive(),
  visitor: z.string().regex(/^[0-9a-f]{16}$/),
  page: text(MAX_LINE).startsWith('/'),
  source: z.enum(trafficSources),
  device: z.enum(deviceTypes),
  returning: z.boolean(),
  what: z.discriminatedUnion('kind', [
    /** `journey`: which page was seen before is counted. */
    z.object({ kind: z.literal('view'), journey: z.literal(true).optional() }),
    z.object({ kind: z.literal('leave'), seconds: z.number().int().min(0) }),
    z.object({
      kind: z.literal('event'),
      name: z.string().refine((name) => Object.hasOwn(siteEventCategories, name) || ownEventName.test(name)),
    }),
    z.object({ kind: z.literal('search'), text: text(100).min(1) }),
    z.object({ kind: z.literal('vitals'), vitals: webVitalsSchema }),
    z.object({ kind: z.literal('cohort'), week: weekNumber }),
  ]),
});
export type MeasuredItem = z.infer<typeof measuredItemSchema>;

/**
 * What the proxy hands to the CMS at once. The same `id` is counted once, however often it comes: the proxy sends a batch again
 * until it hears that it is kept.
 */
export const measuredBatchSchema = z.object({
  id: z.uuid(),
  items: z.array(measuredItemSchema).min(1).max(MAX_BATCH_ITEMS),
});
export type MeasuredBatch = z.infer<typeof measuredBatchSchema>;

/** `counted` is false for a batch that was counted before. */
export const measuredReplySchema = z.object({ counted: z.boolean() });
