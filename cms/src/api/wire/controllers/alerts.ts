import type { Context } from 'koa';
import { cmsAlertSchema } from '@apoti/contract';
import { raiseAlert, testAlerts } from '../../../notifications/alerts';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST alerts: what the proxy has found. */
  async raise(ctx: Context) {
    ctx.body = { queued: (await raiseAlert(strapi, parseBody(ctx, cmsAlertSchema))).length };
  },

  /** POST alerts/test: for the person who asks (A18). */
  async test(ctx: Context) {
    ctx.body = { steps: await testAlerts(strapi, personOf(ctx)) };
  },
});
