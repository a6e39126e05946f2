import type { Context } from 'koa';
import { cmsAdminRequestSchema } from '@apoti/contract';
import { manageAdmin } from '../../../accounts/manage-admins';
import { runAs } from '../../../changes/author';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';

const OPERATOR = { id: 'operator', name: 'npm run admin' };

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST admins, for `npm run admin`. */
  async manage(ctx: Context) {
    const request = parseBody(ctx, cmsAdminRequestSchema);
    ctx.body = await runAs(OPERATOR, () => manageAdmin(strapi, request));
  },
});
