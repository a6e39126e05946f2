import type { Context } from 'koa';
import {
  ApiError,
  cmsHeaders,
  cmsTrashedSchema,
  cmsTrashSchema,
  MAX_IMAGE_BYTES,
  mediaQuerySchema,
  uploadTexts,
} from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { toItem } from '../../../media/file-row';
import { listMedia } from '../../../media/list-media';
import { deleteForGood, restoreFile, trashFile } from '../../../media/trash-file';
import { uploadPicture } from '../../../media/upload-picture';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';
import { readBytes } from '../../../wire/read-bytes';

/** A text that a header carries as encodeURIComponent writes it. */
function textOf(ctx: Context, header: string): string {
  try {
    return decodeURIComponent(ctx.get(header));
  } catch {
    throw new ApiError('bad_request', 'The name of the file is not a text');
  }
}

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET media (C15). */
  async list(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    const query = mediaQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', 'There are only files that are active or in the trash');
    ctx.body = { items: await listMedia(strapi, query.data.type) };
  },

  /** POST media (C14). */
  async upload(ctx: Context) {
    const person = personOf(ctx);
    const bytes = await readBytes(ctx, MAX_IMAGE_BYTES, uploadTexts.tooLarge);
    const label = textOf(ctx, cmsHeaders.uploadLabel);
    const fileName = textOf(ctx, cmsHeaders.uploadFileName);
    ctx.body = { item: toItem(await uploadPicture(strapi, person, { bytes, label, fileName })) };
  },

  /** POST media/trash (C16). */
  async trash(ctx: Context) {
    ctx.body = { item: await trashFile(strapi, personOf(ctx), parseBody(ctx, cmsTrashSchema).name) };
  },

  /** POST media/restore (C17). */
  async restore(ctx: Context) {
    ctx.body = { item: toItem(await restoreFile(strapi, personOf(ctx), parseBody(ctx, cmsTrashedSchema).trashName)) };
  },

  /** POST media/delete (C16). */
  async remove(ctx: Context) {
    await deleteForGood(strapi, personOf(ctx), parseBody(ctx, cmsTrashedSchema).trashName);
    ctx.body = { done: true };
  },
});
