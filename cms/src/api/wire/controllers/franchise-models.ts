import type { Context } from 'koa';
import { cmsFranchiseModelsSchema } from '@apoti/contract';
import { listEntries } from '../../../entries/list-entries';
import type { Strapi } from '../../../store/strapi';

const FRANCHISE_UID = 'api::franchise-model.franchise-model';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET franchise-models (P12). */
  async find(ctx: Context) {
    const { revisions, entries } = await listEntries(strapi, { uid: FRANCHISE_UID, kind: 'franchise' });
    ctx.body = cmsFranchiseModelsSchema.parse({ revisions, franchiseModels: entries.map(({ entry }) => entry) });
  },
});
