import type { Context } from 'koa';
import {
  ApiError,
  cmsSubscriberRowsQuerySchema,
  cmsSubscribersQuerySchema,
  cmsTokenSchema,
  subscriberDeletionSchema,
  subscriberQuerySchema,
  subscriptionSchema,
} from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { listSubscribers } from '../../../entries/list-subscribers';
import { subscribe } from '../../../entries/subscribe';
import type { Strapi } from '../../../store/strapi';
import { deleteSubscribers } from '../../../subscribers/delete-subscribers';
import { exportRows } from '../../../subscribers/export-rows';
import { listSubscriberPage } from '../../../subscribers/list-subscriber-page';
import { linkedAddress, unsubscribe } from '../../../subscribers/unsubscribe';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET subscribers (C13): people’s addresses are for Admins only. */
  async list(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    const query = cmsSubscribersQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', 'There is no such part of the list');
    ctx.body = await listSubscribers(strapi, query.data);
  },

  /** POST subscribers (C12). */
  async create(ctx: Context) {
    ctx.body = { created: await subscribe(strapi, parseBody(ctx, subscriptionSchema)) };
  },

  /** GET subscribers/page (A16). */
  async page(ctx: Context) {
    const query = subscriberQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', 'There is no such list');
    ctx.body = await listSubscriberPage(strapi, personOf(ctx), query.data);
  },

  /** GET subscribers/rows (A16). */
  async rows(ctx: Context) {
    const query = cmsSubscriberRowsQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', 'There are no such rows');
    ctx.body = await exportRows(strapi, personOf(ctx), query.data);
  },

  /** POST subscribers/delete (A16). */
  async remove(ctx: Context) {
    ctx.body = await deleteSubscribers(strapi, personOf(ctx), parseBody(ctx, subscriberDeletionSchema));
  },

  /** POST subscribers/linked (A16). */
  async linked(ctx: Context) {
    ctx.body = { address: await linkedAddress(strapi, parseBody(ctx, cmsTokenSchema).token) };
  },

  /** POST subscribers/unsubscribe (A16). */
  async unsubscribe(ctx: Context) {
    ctx.body = { deleted: await unsubscribe(strapi, parseBody(ctx, cmsTokenSchema).token) };
  },
});
