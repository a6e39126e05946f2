import type { z } from 'zod';
import type { FieldIssue } from './error';
import { issueWords } from './issue-words';

/** zod's issues in the wire's form, and in words for people. */
export function toFieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message: issueWords(issue),
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

/**
 * What is wrong with a field as a whole sentence. A message either is one already, or begins small and goes on from the
 * field's name: 'is longer than 60 characters'.
 */
export function issueSentence(message: string, label: string): string {
  return label !== '' && /^\p{Ll}/u.test(message) ? `${label} ${message}` : message;
}

/** One sentence for whoever fills in a form: the first issue with its field's label, and how many more there are. */
export function describeFormIssues(issues: readonly FieldIssue[], labels: Readonly<Record<string, string>>): string {
  const sentences = issues.map(({ path, message }) => ({
    path: [],
    message: issueSentence(message, labels[String(path[0])] ?? ''),
  }));
  return describeIssues(sentences);
}
