import { currentAuthor } from '../changes/author';
import { withChange } from '../changes/with-change';
import type { Strapi } from '../store/strapi';
import { FILE_UID, nameOf, storedNames, type FileRow } from './file-row';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import { move, remove, stage } from './move-files';
import type { Prepared } from './prepare-file';

/** Puts other bytes at a file's address, as the panel does. */
export async function replaceFile(
  strapi: Strapi,
  old: FileRow,
  { columns, files }: Prepared,
  info: Record<string, unknown>,
): Promise<unknown> {
  const names = files.map(({ name }) => name);
  try {
    for (const file of files) await stage(strapi, file.name, file.content);
    return await inMediaLine(async () => {
      const watch = mediaWatch<unknown>(strapi, nameOf(old));
      const { result } = await withChange(strapi, currentAuthor(strapi), watch, async () => ({
        result: await strapi.db.query(FILE_UID).update({ where: { id: old.id }, data: { ...columns, ...info } }),
      }));
      await move(strapi, names, 'staging', 'served');
      const gone = storedNames(old).filter((name) => !names.includes(name));
      await remove(strapi, gone, 'served');
      return result;
    });
  } finally {
    await remove(strapi, names, 'staging');
  }
}
