import { z } from 'zod';
import { itemKey } from '../../lib/identity';
import { line, requiredLine, text, textList } from '../../lib/text';

/** A subscription plan. `price` is text as shown, such as `₦1,000`. */
export const planSchema = z.object({
  key: itemKey,
  name: requiredLine('Name', 120),
  price: line(60),
  period: line(60),
  description: text(2_000),
  features: textList(),
  popular: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

/** A locker size priced per use. */
export const payAsYouGoSizeSchema = z.object({
  price: line(60),
  dimensions: line(120),
  description: text(2_000),
});
export type PayAsYouGoSize = z.infer<typeof payAsYouGoSizeSchema>;

/** The Pricing page's texts and switches. */
export const pricingSchema = z.object({
  title: requiredLine('Title'),
  subtitle: line(),
  description: text(),
  plansEnabled: z.boolean(),
  plans: z.array(planSchema).max(20),
  payAsYouGo: z.object({
    enabled: z.boolean(),
    smallLocker: payAsYouGoSizeSchema,
    mediumLocker: payAsYouGoSizeSchema,
    largeLocker: payAsYouGoSizeSchema,
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;
