import { ApiError, libraryTexts } from '@apoti/contract';
import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import type { Strapi } from '../store/strapi';
import { orDrop, type Said } from './add-file';
import { commitOrAsk } from './commit-or-ask';
import { fileById, FILE_UID, hashOf, nameOf, storedNames, type FileRow } from './file-row';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import { remove } from './move-files';
import type { Prepared } from './prepare-file';
import { Staging } from './staging';

/**
 * Puts other bytes at a file's address.
 * @throws ApiError `not_found` when the file has gone meanwhile: preparing a picture takes its time
 */
export async function replaceFile(
  strapi: Strapi,
  id: number,
  prepared: Prepared,
  said: Said,
  authorIs: () => Promise<Author>,
): Promise<FileRow> {
  const names = prepared.files.map(({ name }) => name);
  const staging = new Staging(strapi, names);
  return inMediaLine(async () => {
    const old = await fileById(strapi, id);
    if (old === null || nameOf(old) !== names[0]) throw new ApiError('not_found', libraryTexts.noFile);
    await orDrop(staging, async () => {
      await staging.write(prepared);
      const update = async () => {
        const author = await authorIs();
        const data = { ...prepared.columns, ...(await said()) };
        await withChange(strapi, author, mediaWatch<unknown>(strapi, nameOf(old)), async () => ({
          result: await strapi.db.query(FILE_UID).update({ where: { id }, data }),
        }));
      };
      await commitOrAsk(strapi, update, async () => {
        const now = await fileById(strapi, id);
        return now !== null && hashOf(now) === prepared.columns['contentHash'];
      });
    });
    await staging.putTo('served');
    for (const name of storedNames(old)) if (!names.includes(name)) await remove(strapi, ['served', name]);
    return (await fileById(strapi, id)) ?? old;
  });
}
