import type { z } from 'zod';
import { describeIssues, errorBodySchema, toFieldIssues } from '@apoti/contract';
import type { WireAnswer } from '../support/wire-client';
import { brief, must } from './check';

/** What a 200 says, checked by its schema. @throws Error that says what came instead */
export function expectReply<T>(answer: WireAnswer, schema: z.ZodType<T>): T {
  must(answer.status === 200, `answers ${answer.status} (${brief(answer.text)}) instead of 200`);
  must(answer.json !== null, `answers ${brief(answer.text)}, which is not JSON`);
  const checked = schema.safeParse(answer.json);
  must(checked.success, checked.error ? `its answer: ${describeIssues(toFieldIssues(checked.error))}` : '');
  return checked.data as T;
}

/** A refusal with one of these statuses, a JSON `error` text, and the exact text where there is one. */
export function expectRefusal(answer: WireAnswer, statuses: readonly number[], text?: string): void {
  must(statuses.includes(answer.status), `answers ${answer.status} instead of ${statuses.join(' or ')}`);
  const body = errorBodySchema.safeParse(answer.json);
  must(body.success && body.data.error !== '', `refuses without a JSON error text (${brief(answer.text)})`);
  must(text === undefined || body.data.error === text, `says '${body.data.error}' instead of '${text ?? ''}'`);
}
