import type { Context } from 'koa';
import { cmsEventSaveSchema, cmsEventsSchema } from '@apoti/contract';
import { createEntry } from '../../../entries/create-entry';
import { deleteEntry } from '../../../entries/delete-entry';
import { listEntries } from '../../../entries/list-entries';
import { saveEntry } from '../../../entries/save-entry';
import { editedEvents, EVENT_UID, eventSave, eventSaved } from '../../../events/edited-events';
import type { Strapi } from '../../../store/strapi';
import { idOf } from '../../../wire/id-of';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET events (P15). */
  async find(ctx: Context) {
    const { revisions, entries } = await listEntries(strapi, { uid: EVENT_UID, kind: 'events' });
    ctx.body = cmsEventsSchema.parse({ revisions, events: entries.map(({ entry }) => entry) });
  },

  /** POST events. */
  async create(ctx: Context) {
    const save = eventSave(parseBody(ctx, cmsEventSaveSchema));
    ctx.body = eventSaved(await createEntry(strapi, personOf(ctx), editedEvents, save));
  },

  /** POST events/:id. */
  async save(ctx: Context) {
    const save = eventSave(parseBody(ctx, cmsEventSaveSchema));
    ctx.body = eventSaved(await saveEntry(strapi, personOf(ctx), editedEvents, idOf(ctx), save));
  },

  /** POST events/:id/delete. */
  async remove(ctx: Context) {
    ctx.body = await deleteEntry(strapi, personOf(ctx), editedEvents, idOf(ctx));
  },
});
