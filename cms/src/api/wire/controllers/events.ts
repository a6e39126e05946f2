import type { Context } from 'koa';
import { cmsEventsSchema } from '@apoti/contract';
import { listEntries } from '../../../entries/list-entries';
import type { Strapi } from '../../../store/strapi';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET events (P15). */
  async find(ctx: Context) {
    const { revisions, entries } = await listEntries(strapi, 'api::event.event');
    ctx.body = cmsEventsSchema.parse({ revisions, events: entries.map(({ entry }) => entry) });
  },
});
