import type { Context } from 'koa';
import { readCounters, toRevisions } from '../../../changes/counters';
import type { Strapi } from '../../../store/strapi';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET revisions: one row. */
  async find(ctx: Context) {
    ctx.body = toRevisions(await readCounters(strapi));
  },
});
