import type { Context } from 'koa';
import { readDashboard } from '../../../dashboard/read-dashboard';
import type { Strapi } from '../../../store/strapi';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET dashboard (A3). */
  async show(ctx: Context) {
    ctx.body = await readDashboard(strapi, personOf(ctx), Date.now());
  },
});
