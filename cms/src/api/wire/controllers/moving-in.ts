import type { Context } from 'koa';
import {
  ApiError,
  cmsUploadInfoHeader,
  cmsUploadInfoSchema,
  libraryTexts,
  MAX_MEDIA_BYTES,
  movedKinds,
  movedPostSchema,
  movedStateSchema,
  movedSubscriberSchema,
} from '@apoti/contract';
import { moveFile, presentFiles } from '../../../moving-in/move-file';
import { movePosts } from '../../../moving-in/move-posts';
import { moveContent, moveTeam } from '../../../moving-in/move-state';
import { moveSubscribers } from '../../../moving-in/move-subscribers';
import { withMovedLines } from '../../../moving-in/moved-lines';
import { presentState } from '../../../moving-in/present-state';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { readBytes } from '../../../wire/read-bytes';

/** What `npm run import` brings over of an older site: for whoever has the secrets of the data folder, which is nobody outside. */
export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET moving-in/:kind; of posts those after an id. */
  async show(ctx: Context) {
    const kind = movedKinds.find((known) => known === ctx['params'].kind);
    if (kind === undefined) throw new ApiError('not_found', 'There is no such kind');
    const after = Number(ctx.query['after'] ?? 0);
    if (!Number.isSafeInteger(after)) throw new ApiError('bad_request', 'There is no such part');
    ctx.body = await presentState(strapi, kind, after);
  },

  async content(ctx: Context) {
    ctx.body = { changed: await moveContent(strapi, parseBody(ctx, movedStateSchema)) };
  },

  async team(ctx: Context) {
    ctx.body = { changed: await moveTeam(strapi, parseBody(ctx, movedStateSchema)) };
  },

  async posts(ctx: Context) {
    ctx.body = { changed: await withMovedLines(ctx, movedPostSchema, (lines) => movePosts(strapi, lines)) };
  },

  async subscribers(ctx: Context) {
    const move = (lines: Parameters<typeof moveSubscribers>[1]) => moveSubscribers(strapi, lines);
    ctx.body = { changed: await withMovedLines(ctx, movedSubscriberSchema, move) };
  },

  async files(ctx: Context) {
    ctx.body = { urls: await presentFiles(strapi) };
  },

  async file(ctx: Context) {
    const bytes = await readBytes(ctx, MAX_MEDIA_BYTES, libraryTexts.tooLarge);
    const info = cmsUploadInfoSchema.parse(JSON.parse(decodeURIComponent(ctx.get(cmsUploadInfoHeader))));
    const { row, isNew } = await moveFile(strapi, { bytes, info });
    ctx.body = { url: row.url, isNew };
  },
});
