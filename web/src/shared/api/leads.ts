import {
  ApiError,
  doneSchema,
  fieldIssueSchema,
  IDEMPOTENCY_HEADER,
  type FieldIssue,
  type LeadKind,
} from '@apoti/contract';
import { request } from './client';
import { refusedAnalytics } from './refused-analytics';

/** Sends the contact or the franchise form (P20, P21); the same `submissionId` again is the same one. Throws ApiError. */
export async function sendLead(
  kind: LeadKind,
  fields: Record<string, unknown>,
  submissionId: string,
): Promise<string | undefined> {
  const reply = await request(doneSchema, {
    method: 'POST',
    path: `/api/${kind}`,
    body: fields,
    headers: { [IDEMPOTENCY_HEADER]: submissionId, ...refusedAnalytics() },
  });
  return reply.message;
}

/** Why it was not taken: the server's text and fields where it judged the form, else `failure` (public-site §8). */
export function leadFailure(error: unknown, failure: string): { message: string; issues: FieldIssue[] } {
  const judged = error instanceof ApiError && (error.code === 'invalid' || error.code === 'rate_limited');
  if (!judged) return { message: failure, issues: [] };
  const issues = fieldIssueSchema.array().safeParse(error.details['issues']).data ?? [];
  return { message: error.message || failure, issues };
}
