import { z } from 'zod';
import {
  ApiError,
  describeFormIssues,
  fieldIssueSchema,
  newsletterLabels,
  newsletterTexts,
  type Subscription,
} from '@apoti/contract';
import { request } from './client';
import { refusedAnalytics } from './refused-analytics';

const replySchema = z.object({ success: z.literal(true), message: z.string().optional() });

/** Subscribes an address (C12) and answers the text for the person. Throws ApiError. */
export async function subscribe(subscription: Subscription): Promise<string> {
  const { message } = await request(replySchema, {
    method: 'POST',
    path: '/api/newsletter.php',
    body: subscription,
    headers: refusedAnalytics(),
  });
  return message || newsletterTexts.success;
}

/** What to tell a person whose subscription failed (P30). */
export function subscribeFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'unavailable') return newsletterTexts.networkFailure;
  const issues = fieldIssueSchema.array().safeParse(error.details['issues']).data ?? [];
  return (issues.length > 0 ? describeFormIssues(issues, newsletterLabels) : error.message) || newsletterTexts.failure;
}
