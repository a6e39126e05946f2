import type { Context } from 'koa';
import { cmsLeadRequestSchema } from '@apoti/contract';
import { storeLead } from '../../../leads/store-lead';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST leads (P20, P21). */
  async create(ctx: Context) {
    ctx.body = { created: await storeLead(strapi, parseBody(ctx, cmsLeadRequestSchema)) };
  },
});
