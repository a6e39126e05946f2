import type { Context } from 'koa';
import { ApiError, cmsPostSaveSchema } from '@apoti/contract';
import { createPost } from '../../../posts/create-post';
import { deletePost } from '../../../posts/delete-post';
import { readPosts } from '../../../posts/find-post';
import { savePost } from '../../../posts/save-post';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

function idOf(ctx: Context): number {
  const id = Number(ctx['params'].id);
  if (!Number.isSafeInteger(id)) throw new ApiError('bad_request', 'The id is not a number');
  return id;
}

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
});
