import type { Context } from 'koa';
import { subscriptionSchema } from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { listSubscribers } from '../../../entries/list-subscribers';
import { subscribe } from '../../../entries/subscribe';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET subscribers (C13): people’s addresses are for Admins only. */
  async list(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    ctx.body = { subscribers: await listSubscribers(strapi) };
  },

  /** POST subscribers (C12). */
  async create(ctx: Context) {
    ctx.body = { created: await subscribe(strapi, parseBody(ctx, subscriptionSchema)) };
  },
});
