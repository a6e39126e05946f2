import type { Context } from 'koa';
import { toFieldIssues } from '@apoti/contract';
import { invalid } from '../changes/refuse';

type Schema<T> = {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: Parameters<typeof toFieldIssues>[0] };
};

/**
 * The body of a call, checked.
 * @throws ApiError `invalid`
 */
export function parseBody<T>(ctx: Context, schema: Schema<T>): T {
  const body: unknown = 'body' in ctx.request ? ctx.request.body : undefined;
  const checked = schema.safeParse(body);
  if (!checked.success) throw invalid(toFieldIssues(checked.error));
  return checked.data;
}
