import type { z } from 'zod';
import { ApiError, describeIssues, toFieldIssues } from '@apoti/contract';

/** Parses a request's body with the contract. @throws ApiError `invalid` that says what is wrong and where. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issues = toFieldIssues(result.error);
  throw new ApiError('invalid', describeIssues(issues), { issues: issues.slice(0, 50) });
}
