import { ApiError, libraryTexts, type CmsContentInfo, type CmsUploadInfo, type LibraryFile } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { addFileUnless } from '../media/add-file';
import { authorOf } from '../media/author-of';
import { FILE_UID, isFileRow, type FileRow } from '../media/file-row';
import { newName, toOriginalName } from '../media/new-name';
import { prepareFile, type Prepared } from '../media/prepare-file';
import { replaceFile } from '../media/replace-file';
import type { Strapi } from '../store/strapi';
import { activeFile, folderColumns } from './edit-file';
import { judgeFile } from './judge-file';
import { asLibraryFile } from './list-library';

/** A file that somebody sent: its bytes, and what they say about it. */
export type SentFile<Info> = { bytes: Buffer; info: Info };

/**
 * Stores a file of any kind that the library takes (A15); the same content once only, unless a copy is wanted.
 * @throws ApiError `invalid`, `too_large`, `not_found`, `unauthenticated`
 */
export async function uploadFile(
  strapi: Strapi,
  person: PersonClaim,
  { bytes, info }: SentFile<CmsUploadInfo>,
): Promise<{ file: LibraryFile; duplicate: boolean }> {
  // Before any work is done for them; once more in the transaction that stores it.
  await requireAdmin(strapi, person);
  const place = () => folderColumns(strapi, info.folder === '' ? null : Number(info.folder));
  await place();
  const name = toOriginalName(info.fileName);
  await judgeFile(bytes, name);
  const prepared = await prepareFile(newName(withoutExtension(name)), bytes);
  const said = async () => ({
    ...(await place()),
    name,
    alternativeText: info.alt.trim(),
    ...(info.category === '' ? {} : { category: info.category }),
  });
  const existing = () => (info.copy === 'true' ? Promise.resolve(null) : sameContent(strapi, prepared));
  const { row, isNew } = await addFileUnless(strapi, () => authorOf(strapi, person), prepared, said, existing);
  if (isNew) strapi.eventHub.emit('media.create', { media: row });
  return { file: await asLibraryFile(strapi, row), duplicate: !isNew };
}

/** A file's name as people call it. */
export function withoutExtension(name: string): string {
  return name.replace(/\.[^.]{1,10}$/, '');
}

/** The oldest active file with the same content. */
export async function sameContent(strapi: Strapi, { columns }: Prepared): Promise<FileRow | null> {
  const where = { contentHash: columns['contentHash'] };
  const found: unknown = await strapi.db.query(FILE_UID).findOne({ where, orderBy: { id: 'asc' } });
  return isFileRow(found) ? found : null;
}

/**
 * Puts other content at a file's address (A15), so that everything that shows it shows the new one.
 * @throws ApiError `conflict` when another one is there than was seen; `invalid`, `too_large`, `not_found`, `unauthenticated`
 */
export async function replaceContent(
  strapi: Strapi,
  person: PersonClaim,
  id: string,
  { bytes, info }: SentFile<CmsContentInfo>,
): Promise<LibraryFile> {
  await requireAdmin(strapi, person);
  const old = await activeFile(strapi, id);
  const kind = await judgeFile(bytes, toOriginalName(info.fileName));
  if ((kind === 'image') !== String(old['mime']).startsWith('image/')) {
    throw new ApiError('invalid', libraryTexts.otherKind);
  }
  const prepared = await prepareFile(old.hash, bytes, old.ext);
  const { row, isDone } = await replaceFile(strapi, old.id, prepared, {
    authorIs: () => authorOf(strapi, person),
    seen: info.seen,
  });
  const file = await asLibraryFile(strapi, row);
  if (!isDone) throw new ApiError('conflict', libraryTexts.replacedMeanwhile, { file });
  strapi.eventHub.emit('media.update', { media: row });
  return file;
}
