import type { CmsUploadInfo } from '@apoti/contract';
import { judgeFile } from '../library/judge-file';
import { sameContent, withoutExtension } from '../library/upload-file';
import { addFileUnless } from '../media/add-file';
import { FILE_UID, type FileRow } from '../media/file-row';
import { newName, toOriginalName } from '../media/new-name';
import { prepareFile } from '../media/prepare-file';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { MOVER } from './mover';

type Sent = { bytes: Buffer; info: Pick<CmsUploadInfo, 'fileName' | 'alt'> };

/**
 * Stores a file of an older site as the library stores those that people send: judged by its content, pictures encoded anew; the
 * same content once only. @throws ApiError `invalid`, `too_large`
 */
export async function moveFile(strapi: Strapi, { bytes, info }: Sent): Promise<{ row: FileRow; isNew: boolean }> {
  const name = toOriginalName(info.fileName);
  await judgeFile(bytes, name);
  const prepared = await prepareFile(newName(withoutExtension(name)), bytes);
  const said = async () => ({ name, alternativeText: info.alt.trim(), folder: null, folderPath: '/' });
  const stored = await addFileUnless(
    strapi,
    async () => MOVER,
    prepared,
    said,
    () => sameContent(strapi, prepared),
  );
  if (stored.isNew) strapi.eventHub.emit('media.create', { media: stored.row });
  return stored;
}

/** The addresses of all files of the library. */
export async function presentFiles(strapi: Strapi): Promise<string[]> {
  const found: unknown = await strapi.db.query(FILE_UID).findMany({ select: ['url'] });
  return (Array.isArray(found) ? found.filter(isRecord) : []).map((row) => String(row['url']));
}
