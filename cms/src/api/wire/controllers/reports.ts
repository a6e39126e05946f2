import type { Context } from 'koa';
import { ApiError, REPORT_MISSING } from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { analyticsOf } from '../../../analytics/analytics-service';
import { keptReports } from '../../../reports/report-files';
import { sendReportNow } from '../../../reports/send-report-now';
import type { ReadReport } from '../../../reports/make-report';
import type { Strapi } from '../../../store/strapi';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET reports: those that are kept as files (A18). */
  async list(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    ctx.body = { reports: await keptReports() };
  },

  /** POST reports/send: one of the last week, for the person who asks (A18). */
  async send(ctx: Context) {
    const read: ReadReport = (query) => analyticsOf(strapi).report(query);
    ctx.body = { steps: await sendReportNow(strapi, { person: personOf(ctx), read, now: Date.now() }) };
  },

  /** GET reports/:name: whether its file may be handed out. */
  async one(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    const name = String(ctx['params'].name);
    if (!(await keptReports()).some((one) => one.name === name)) throw new ApiError('not_found', REPORT_MISSING);
    ctx.body = { success: true };
  },
});
