import type { z } from 'zod';
import {
  ApiError,
  describeFormIssues,
  describeIssues,
  issueSentence,
  toFieldIssues,
  type FieldIssue,
} from '@apoti/contract';

function parse<T>(schema: z.ZodType<T>, body: unknown, describe: (issues: FieldIssue[]) => string): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issues = toFieldIssues(result.error);
  throw new ApiError('invalid', describe(issues), { issues: issues.slice(0, 50) });
}

const NOTHING_SENT: FieldIssue[] = [{ path: [], message: 'The request must have a JSON body' }];

/** What is wrong with the whole has no place that could be named before it. */
function named({ path, message }: FieldIssue): FieldIssue {
  return { path, message: path.length === 0 ? issueSentence(message, 'The request') : message };
}

/** Parses a request's body with the contract. @throws ApiError `invalid` that says what is wrong and where. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  return parse(schema, body, (issues) => describeIssues(body === undefined ? NOTHING_SENT : issues.map(named)));
}

/**
 * Parses what a person has filled in: older clients show the sentence as it is, so that it has the field's label or nothing before it.
 * @throws ApiError `invalid`
 */
export function parseForm<T>(schema: z.ZodType<T>, body: unknown, labels: Readonly<Record<string, string>>): T {
  return parse(schema, body, (issues) => describeFormIssues(issues, labels));
}
