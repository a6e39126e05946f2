import type { Context } from 'koa';
import { readFigures } from '../../../figures/read-figures';
import type { Strapi } from '../../../store/strapi';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET figures: for whoever watches over the product. */
  async show(ctx: Context) {
    ctx.body = await readFigures(strapi, Date.now());
  },
});
