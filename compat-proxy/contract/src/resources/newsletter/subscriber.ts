import { z } from 'zod';
import { leadLimits } from '../../constants/lead-form';
import { newsletterLabels } from '../../constants/newsletter-texts';
import { requiredLine } from '../../lib/text';
import { emailAddress } from './email-address';

export { newsletterLabels, newsletterTexts } from '../../constants/newsletter-texts';

/** Body of POST newsletter.php (C12). */
export const subscriptionSchema = z.object({
  name: requiredLine(newsletterLabels.name, leadLimits.name),
  email: emailAddress,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** One row of GET newsletter.php (C13); `subscribed_at` is an ISO time. */
export const subscriberSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subscribed_at: z.string(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** GET newsletter.php (C13). */
export const subscribersReplySchema = z.array(subscriberSchema);
