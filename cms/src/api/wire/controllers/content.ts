import type { Context } from 'koa';
import { cmsSaveRequestSchema, type CmsContent } from '@apoti/contract';
import { toRevisions } from '../../../changes/counters';
import { currentContent } from '../../../content/current-content';
import { saveContent } from '../../../content/save-content';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET content: the whole content and the revisions of the same moment. */
  async find(ctx: Context) {
    const { content, counters } = await currentContent(strapi);
    ctx.body = { revisions: toRevisions(counters), content } satisfies CmsContent;
  },

  /** POST content (C6). */
  async save(ctx: Context) {
    ctx.body = await saveContent(strapi, personOf(ctx), parseBody(ctx, cmsSaveRequestSchema));
  },
});
