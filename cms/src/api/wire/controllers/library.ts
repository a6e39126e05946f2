import type { Context } from 'koa';
import {
  ApiError,
  cmsContentInfoSchema,
  cmsUploadInfoHeader,
  cmsUploadInfoSchema,
  fileIdSchema,
  filePatchSchema,
  folderDeletionSchema,
  folderPatchSchema,
  libraryBulkSchema,
  libraryQuerySchema,
  libraryTexts,
  MAX_MEDIA_BYTES,
  newFolderSchema,
  placementChangeSchema,
  trashEmptyingSchema,
  usesQuestionSchema,
  type CmsPlaced,
} from '@apoti/contract';
import { requireAdmin } from '../../../accounts/require-admin';
import { atOneMoment } from '../../../changes/at-one-moment';
import { toRevisions } from '../../../changes/counters';
import { bulkFiles, emptyTrash } from '../../../library/bulk-files';
import { deleteFolder } from '../../../library/delete-folder';
import { editFile } from '../../../library/edit-file';
import { editFolder, makeFolder } from '../../../library/edit-folders';
import { readContents } from '../../../library/folder-contents';
import { listFolders } from '../../../library/list-folders';
import { listLibrary, readFile } from '../../../library/list-library';
import { listPlacements, readPlaced, setPlacement } from '../../../library/placements';
import { readFileUses, readUses } from '../../../library/read-uses';
import { replaceContent, uploadFile, type SentFile } from '../../../library/upload-file';
import type { Strapi } from '../../../store/strapi';
import { idOf } from '../../../wire/id-of';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';
import { readBytes } from '../../../wire/read-bytes';

/** The file that the call's path names. @throws ApiError `not_found` */
function fileOf(ctx: Context): string {
  const id = fileIdSchema.safeParse(ctx['params'].file);
  if (!id.success) throw new ApiError('not_found', libraryTexts.noFile);
  return id.data;
}

async function sentFile<Info>(ctx: Context, schema: { parse(value: unknown): Info }): Promise<SentFile<Info>> {
  const bytes = await readBytes(ctx, MAX_MEDIA_BYTES, libraryTexts.tooLarge);
  try {
    return { bytes, info: schema.parse(JSON.parse(decodeURIComponent(ctx.get(cmsUploadInfoHeader)))) };
  } catch (cause) {
    throw new ApiError('bad_request', 'What is said about the file cannot be read', {}, { cause });
  }
}

/** The media library (A15). */
export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET placed: what the site shows, and the revisions of the same moment. */
  async find(ctx: Context) {
    const { counters, data } = await atOneMoment(strapi, 'media', () => readPlaced(strapi));
    const answer: CmsPlaced = { revisions: toRevisions(counters), placed: data };
    ctx.body = answer;
  },

  async page(ctx: Context) {
    const query = libraryQuerySchema.safeParse(ctx.query);
    if (!query.success) throw new ApiError('bad_request', 'There is no such list');
    ctx.body = await listLibrary(strapi, personOf(ctx), query.data);
  },

  async upload(ctx: Context) {
    const person = personOf(ctx);
    ctx.body = await uploadFile(strapi, person, await sentFile(ctx, cmsUploadInfoSchema));
  },

  async replace(ctx: Context) {
    const person = personOf(ctx);
    const sent = await sentFile(ctx, cmsContentInfoSchema);
    ctx.body = { file: await replaceContent(strapi, person, fileOf(ctx), sent) };
  },

  async file(ctx: Context) {
    ctx.body = { file: await readFile(strapi, personOf(ctx), fileOf(ctx)) };
  },

  async edit(ctx: Context) {
    ctx.body = { file: await editFile(strapi, personOf(ctx), fileOf(ctx), parseBody(ctx, filePatchSchema)) };
  },

  async fileUses(ctx: Context) {
    ctx.body = await readFileUses(strapi, personOf(ctx), fileOf(ctx));
  },

  async uses(ctx: Context) {
    ctx.body = await readUses(strapi, personOf(ctx), parseBody(ctx, usesQuestionSchema).ids);
  },

  async folders(ctx: Context) {
    await requireAdmin(strapi, personOf(ctx));
    ctx.body = await listFolders(strapi);
  },

  async makeFolder(ctx: Context) {
    ctx.body = { folder: await makeFolder(strapi, personOf(ctx), parseBody(ctx, newFolderSchema)) };
  },

  async editFolder(ctx: Context) {
    ctx.body = { folder: await editFolder(strapi, personOf(ctx), idOf(ctx), parseBody(ctx, folderPatchSchema)) };
  },

  async folderContents(ctx: Context) {
    ctx.body = await readContents(strapi, personOf(ctx), idOf(ctx));
  },

  async deleteFolder(ctx: Context) {
    ctx.body = { trashed: await deleteFolder(strapi, personOf(ctx), parseBody(ctx, folderDeletionSchema)) };
  },

  async placements(ctx: Context) {
    ctx.body = await listPlacements(strapi, personOf(ctx));
  },

  async place(ctx: Context) {
    ctx.body = await setPlacement(strapi, personOf(ctx), parseBody(ctx, placementChangeSchema));
  },

  async bulk(ctx: Context) {
    ctx.body = await bulkFiles(strapi, personOf(ctx), parseBody(ctx, libraryBulkSchema));
  },

  async emptyTrash(ctx: Context) {
    ctx.body = await emptyTrash(strapi, personOf(ctx), parseBody(ctx, trashEmptyingSchema).upTo);
  },
});
