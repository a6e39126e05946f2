import type { Context } from 'koa';
import { cmsFranchiseModelsSchema } from '@apoti/contract';
import { listEntries } from '../../../entries/list-entries';
import type { Strapi } from '../../../store/strapi';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET franchise-models (P12). */
  async find(ctx: Context) {
    const { revisions, entries } = await listEntries(strapi, 'api::franchise-model.franchise-model');
    ctx.body = cmsFranchiseModelsSchema.parse({ revisions, franchiseModels: entries.map(({ entry }) => entry) });
  },
});
