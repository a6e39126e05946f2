import type { Context } from 'koa';
import { cmsStationsSchema } from '@apoti/contract';
import { listEntries } from '../../../entries/list-entries';
import type { Strapi } from '../../../store/strapi';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET stations (P9). */
  async find(ctx: Context) {
    const { revisions, entries } = await listEntries(strapi, 'api::station.station');
    ctx.body = cmsStationsSchema.parse({
      revisions,
      stations: entries.map(({ entry, updatedAt }) => ({ ...entry, updatedAt })),
    });
  },
});
