import type { Context } from 'koa';
import {
  ApiError,
  cmsLeadAfterSchema,
  cmsLeadNoteSchema,
  cmsLeadReplySchema,
  cmsLeadRequestSchema,
  leadBulkSchema,
  leadConditionsSchema,
  leadMoveSchema,
  leadQuerySchema,
  leadResendSchema,
} from '@apoti/contract';
import { bulkLeads } from '../../../leads/bulk-leads';
import { addLeadNote, moveLead } from '../../../leads/change-lead';
import { countNewLeads, exportLeads, listLeads } from '../../../leads/list-leads';
import { readLead } from '../../../leads/read-lead';
import { replyToLead } from '../../../leads/reply-to-lead';
import { resendReply } from '../../../leads/resend-reply';
import { storeLead } from '../../../leads/store-lead';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

const idOf = (ctx: Context) => String(ctx['params'].id);

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST leads (P20, P21). */
  async create(ctx: Context) {
    ctx.body = { created: await storeLead(strapi, parseBody(ctx, cmsLeadRequestSchema)) };
  },

  /** GET leads/page. */
  async page(ctx: Context) {
    const query = leadQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', 'There is no such list');
    ctx.body = await listLeads(strapi, personOf(ctx), query.data);
  },

  /** GET leads/count. */
  async count(ctx: Context) {
    ctx.body = { new: await countNewLeads(strapi, personOf(ctx)) };
  },

  /** GET leads/export. */
  async export(ctx: Context) {
    const conditions = leadConditionsSchema.safeParse(ctx.query);
    const after = cmsLeadAfterSchema.safeParse(ctx.query['after'] ?? '');
    if (!conditions.success || !after.success) throw new ApiError('bad_request', 'There is no such list');
    ctx.body = await exportLeads(strapi, personOf(ctx), { ...conditions.data, after: after.data });
  },

  /** GET leads/:id. */
  async shown(ctx: Context) {
    ctx.body = { lead: await readLead(strapi, personOf(ctx), idOf(ctx)) };
  },

  /** POST leads/:id/state. */
  async move(ctx: Context) {
    ctx.body = { lead: await moveLead(strapi, personOf(ctx), idOf(ctx), parseBody(ctx, leadMoveSchema)) };
  },

  /** POST leads/:id/notes. */
  async addNote(ctx: Context) {
    ctx.body = { lead: await addLeadNote(strapi, personOf(ctx), idOf(ctx), parseBody(ctx, cmsLeadNoteSchema)) };
  },

  /** POST leads/:id/reply. */
  async reply(ctx: Context) {
    ctx.body = { lead: await replyToLead(strapi, personOf(ctx), idOf(ctx), parseBody(ctx, cmsLeadReplySchema)) };
  },

  /** POST leads/:id/resend. */
  async resend(ctx: Context) {
    const { key } = parseBody(ctx, leadResendSchema);
    ctx.body = { lead: await resendReply(strapi, personOf(ctx), idOf(ctx), key) };
  },

  /** POST leads/bulk. */
  async bulk(ctx: Context) {
    ctx.body = await bulkLeads(strapi, personOf(ctx), parseBody(ctx, leadBulkSchema));
  },
});
