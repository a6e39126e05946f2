import type { Context } from 'koa';
import { subscriptionSchema } from '@apoti/contract';
import { subscribe } from '../../../entries/subscribe';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST subscribers (C12). */
  async create(ctx: Context) {
    ctx.body = { created: await subscribe(strapi, parseBody(ctx, subscriptionSchema)) };
  },
});
