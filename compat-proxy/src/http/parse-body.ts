import type { z } from 'zod';
import { ApiError, describeFormIssues, describeIssues, toFieldIssues, type FieldIssue } from '@apoti/contract';

function parse<T>(schema: z.ZodType<T>, body: unknown, describe: (issues: FieldIssue[]) => string): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issues = toFieldIssues(result.error);
  throw new ApiError('invalid', describe(issues), { issues: issues.slice(0, 50) });
}

/** Parses a request's body with the contract. @throws ApiError `invalid` that says what is wrong and where. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  return parse(schema, body, describeIssues);
}

/** Whether what is wrong can only be a program's fault, such as a number in place of a text: it is told the field. */
const isProgrammers = ([first]: FieldIssue[]): boolean => first?.message.startsWith('Invalid input') === true;

/**
 * Parses what a person has filled in: older clients show the sentence as it is, so that it has the field's label or nothing before it.
 * @throws ApiError `invalid`
 */
export function parseForm<T>(schema: z.ZodType<T>, body: unknown, labels: Readonly<Record<string, string>>): T {
  return parse(schema, body, (issues) =>
    isProgrammers(issues) ? describeIssues(issues) : describeFormIssues(issues, labels),
  );
}
