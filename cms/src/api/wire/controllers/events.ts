import type { Context } from 'koa';
import { cmsEventSaveSchema, cmsEventsSchema } from '@apoti/contract';
import { listEntries } from '../../../entries/list-entries';
import { createEvent } from '../../../events/create-event';
import { deleteEvent } from '../../../events/delete-event';
import { EVENT_UID } from '../../../events/find-event';
import { saveEvent } from '../../../events/save-event';
import type { Strapi } from '../../../store/strapi';
import { idOf } from '../../../wire/id-of';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET events (P15). */
  async find(ctx: Context) {
    const { revisions, entries } = await listEntries(strapi, EVENT_UID);
    ctx.body = cmsEventsSchema.parse({ revisions, events: entries.map(({ entry }) => entry) });
  },

  /** POST events. */
  async create(ctx: Context) {
    ctx.body = await createEvent(strapi, personOf(ctx), parseBody(ctx, cmsEventSaveSchema));
  },

  /** POST events/:id. */
  async save(ctx: Context) {
    ctx.body = await saveEvent(strapi, personOf(ctx), idOf(ctx), parseBody(ctx, cmsEventSaveSchema));
  },

  /** POST events/:id/delete. */
  async remove(ctx: Context) {
    ctx.body = await deleteEvent(strapi, personOf(ctx), idOf(ctx));
  },
});
