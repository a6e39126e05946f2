import { categoryOfKind } from '@apoti/contract';
import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import type { Strapi } from '../store/strapi';
import { CommitUnknown, commitOrAsk } from './commit-or-ask';
import { FILE_UID, findFile, isFileRow, nameOf, type FileRow } from './file-row';
import { kindOfMime } from './kind-of-mime';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import type { Prepared } from './prepare-file';
import { Staging } from './staging';

/** Who adds a file; looked up inside the transaction. */
export type Adder = () => Promise<Author>;
/** What is said about a file, and where it goes: asked inside the transaction too, for a folder may go meanwhile. */
export type Said = () => Promise<Record<string, unknown>>;

/**
 * Stores a prepared file and its row. First the bytes lie where nobody is served them, then the row is committed, then they
 * move to their address: whatever ends in between is put right at the next start (see reconcile).
 */
export async function addFile(strapi: Strapi, adder: Adder, prepared: Prepared, said: Said): Promise<FileRow> {
  return (await addFileUnless(strapi, adder, prepared, said, async () => null)).row;
}

/** As {@link addFile}, unless there is a file already that will do, which is looked for when nobody else adds one. */
export async function addFileUnless(
  strapi: Strapi,
  adder: Adder,
  prepared: Prepared,
  said: Said,
  existing: () => Promise<FileRow | null>,
): Promise<{ row: FileRow; isNew: boolean }> {
  const names = prepared.files.map(({ name }) => name);
  const [name = ''] = names;
  const staging = new Staging(strapi, names);
  const category = categoryOfKind[kindOfMime(String(prepared.columns['mime']))];
  const columns = async () => ({
    ...{ category, ...prepared.columns, ...(await said()) },
    ...{ url: `/uploads/${name}`, provider: 'local' },
  });
  return inMediaLine(strapi, async () => {
    const found = await existing();
    if (found !== null) return { row: found, isNew: false };
    const row = await orDrop(staging, async () => {
      await staging.write(prepared);
      return createRow(strapi, adder, name, columns);
    });
    // The row is committed: from here on the waiting bytes are the only ones, and nothing may remove them.
    await staging.putTo('served');
    return { row, isNew: true };
  });
}

async function createRow(strapi: Strapi, adder: Adder, name: string, columns: Said): Promise<FileRow> {
  const create = async () => {
    const author = await adder();
    const data = await columns();
    const { result } = await withChange(strapi, author, mediaWatch<unknown>(strapi, name), async () => ({
      result: await strapi.db.query(FILE_UID).create({ data }),
    }));
    if (!isFileRow(result) || nameOf(result) !== name) throw new Error('The row of a file is not as it was written');
    return result;
  };
  return commitOrAsk(strapi, create, async () => (await findFile(strapi, name)) !== null);
}

/** Runs what comes before the row is committed; what waits is of no use when it fails, unless nobody knows that it has. */
export async function orDrop<T>(staging: Staging, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CommitUnknown)) await staging.drop();
    throw error;
  }
}
