import type { Context } from 'koa';
import { ApiError, analyticsQuerySchema, measuredBatchSchema, toFieldIssues } from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { analyticsOf } from '../../../analytics/analytics-service';
import { invalid } from '../../../changes/refuse';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST measured: what visitors' pages have told, in batches (A20). */
  async take(ctx: Context) {
    const batch = parseBody(ctx, measuredBatchSchema);
    ctx.body = { counted: await reached(() => analyticsOf(strapi).take(batch)) };
  },

  /** GET measured/report (A20). */
  async report(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    const query = analyticsQuerySchema.safeParse(ctx.query);
    if (!query.success) throw invalid(toFieldIssues(query.error));
    ctx.body = await reached(() => analyticsOf(strapi).report(query.data));
  },

  /** GET measured/now (A20). */
  async now(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    ctx.body = await reached(() => analyticsOf(strapi).realTime());
  },
});

/** @throws ApiError `unavailable` where the store of what is measured cannot be reached; the content is another one */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ApiError('unavailable', 'The figures cannot be read or written right now', {}, { cause });
  }
}
