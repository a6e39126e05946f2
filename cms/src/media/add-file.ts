import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import type { Strapi } from '../store/strapi';
import { FILE_UID, isFileRow, nameOf, type FileRow } from './file-row';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import { move, remove, stage } from './move-files';
import type { Prepared } from './prepare-file';

/** Who adds a file; looked up inside the transaction. */
export type Adder = () => Promise<Author>;

/**
 * Stores a prepared file and its row. First the bytes lie where nobody is served them, then the row is committed, then they
 * move to their address: whatever ends in between is put right at the next start (see reconcile).
 */
export async function addFile(
  strapi: Strapi,
  adder: Adder,
  { columns, files }: Prepared,
  info: Record<string, unknown>,
): Promise<FileRow> {
  const names = files.map(({ name }) => name);
  const [name = ''] = names;
  try {
    for (const file of files) await stage(strapi, file.name, file.content);
    return await inMediaLine(async () => {
      const data = { ...columns, ...info, url: `/uploads/${name}`, provider: 'local' };
      const row = await strapi.db.transaction(async () => {
        const author = await adder();
        const { result } = await withChange(strapi, author, mediaWatch<unknown>(strapi, name), async () => ({
          result: await strapi.db.query(FILE_UID).create({ data }),
        }));
        return result;
      });
      if (!isFileRow(row) || nameOf(row) !== name) throw new Error('The row of a new file is not as it was written');
      await move(strapi, names, 'staging', 'served');
      return row;
    });
  } finally {
    await remove(strapi, names, 'staging');
  }
}
