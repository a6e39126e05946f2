import type { Context } from 'koa';
import { ApiError, cmsRestoreSchema, describeIssues, historyQuerySchema, toFieldIssues } from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { readHistory } from '../../../history/read-history';
import { restoreChange } from '../../../history/restore-change';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET history: for Admins only, as what it tells of. */
  async list(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    const query = historyQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', describeIssues(toFieldIssues(query.error)));
    ctx.body = await readHistory(strapi, query.data);
  },

  /** POST history/restore. */
  async restore(ctx: Context) {
    ctx.body = await restoreChange(strapi, personOf(ctx), parseBody(ctx, cmsRestoreSchema));
  },
});
