import type { Context } from 'koa';
import { ApiError, REPORT_MISSING } from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { keptReports } from '../../../reports/report-files';
import type { Strapi } from '../../../store/strapi';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET reports: those that are kept as files (A18). */
  async list(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    ctx.body = { reports: await keptReports() };
  },

  /** GET reports/:name: whether its file may be handed out. */
  async one(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    const name = String(ctx['params'].name);
    if (!(await keptReports()).some((one) => one.name === name)) throw new ApiError('not_found', REPORT_MISSING);
    ctx.body = { success: true };
  },
});
