import type { z } from 'zod';
import type { FieldIssue } from './error';

/** zod's issues in the wire's form. */
export function toFieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message: issue.message,
  }));
}

/** One sentence for a person: the first issue with its place, and how many more there are. */
export function describeIssues(issues: readonly FieldIssue[]): string {
  const first = issues[0];
  if (!first) return 'The request is not valid';
  const place = first.path.map((part) => (typeof part === 'number' ? String(part + 1) : part)).join(' › ');
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return place === '' ? `${first.message}${more}` : `${place}: ${first.message}${more}`;
}
