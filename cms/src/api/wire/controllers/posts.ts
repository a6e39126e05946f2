import type { Context } from 'koa';
import { ApiError, cmsPostSaveSchema, cmsSaveSchema, postBulkSchema, postQuerySchema } from '@apoti/contract';
import { bulkPosts } from '../../../posts/bulk-posts';
import { createPost } from '../../../posts/create-post';
import { deletePost } from '../../../posts/delete-post';
import { readEditedPost } from '../../../posts/edited-post';
import { readPosts } from '../../../posts/find-post';
import { listPosts } from '../../../posts/list-posts';
import { setPublished } from '../../../posts/publish-post';
import { createDraft, saveDraft } from '../../../posts/save-draft';
import { savePost } from '../../../posts/save-post';
import type { Strapi } from '../../../store/strapi';
import { idOf } from '../../../wire/id-of';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET posts (C9). */
  async find(ctx: Context) {
    ctx.body = await readPosts(strapi);
  },

  /** POST posts (C10). */
  async create(ctx: Context) {
    ctx.body = await createPost(strapi, personOf(ctx), parseBody(ctx, cmsPostSaveSchema));
  },

  /** POST posts/:id (C10). */
  async save(ctx: Context) {
    ctx.body = await savePost(strapi, personOf(ctx), idOf(ctx), parseBody(ctx, cmsPostSaveSchema));
  },

  /** POST posts/:id/delete (C11). */
  async remove(ctx: Context) {
    ctx.body = await deletePost(strapi, personOf(ctx), idOf(ctx));
  },

  /** GET posts/page (A10). */
  async page(ctx: Context) {
    const query = postQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', 'There is no such list');
    ctx.body = await listPosts(strapi, personOf(ctx), query.data);
  },

  /** GET posts/:id (A10). */
  async edited(ctx: Context) {
    ctx.body = await readEditedPost(strapi, personOf(ctx), idOf(ctx));
  },

  /** POST posts/drafts (A10). */
  async createDraft(ctx: Context) {
    ctx.body = await createDraft(strapi, personOf(ctx), parseBody(ctx, cmsPostSaveSchema));
  },

  /** POST posts/:id/draft (A10). */
  async saveDraft(ctx: Context) {
    ctx.body = await saveDraft(strapi, personOf(ctx), idOf(ctx), parseBody(ctx, cmsPostSaveSchema));
  },

  /** POST posts/:id/publish (A10). */
  async publish(ctx: Context) {
    const request = parseBody(ctx, cmsSaveSchema);
    ctx.body = await setPublished(strapi, personOf(ctx), idOf(ctx), { request, publishing: 'publish' });
  },

  /** POST posts/:id/unpublish (A10). */
  async unpublish(ctx: Context) {
    const request = parseBody(ctx, cmsSaveSchema);
    ctx.body = await setPublished(strapi, personOf(ctx), idOf(ctx), { request, publishing: 'unpublish' });
  },

  /** POST posts/bulk (A10). */
  async bulk(ctx: Context) {
    ctx.body = await bulkPosts(strapi, personOf(ctx), parseBody(ctx, postBulkSchema));
  },
});
