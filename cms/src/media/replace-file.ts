import { ApiError, libraryTexts } from '@apoti/contract';
import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import type { Strapi } from '../store/strapi';
import { orDrop, type Said } from './add-file';
import { commitOrAsk } from './commit-or-ask';
import { fileById, FILE_UID, hashOf, nameOf, storedNames, type FileRow } from './file-row';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import { removeEach } from './move-files';
import type { Prepared } from './prepare-file';
import { Staging } from './staging';

/** Who replaces a content, what they say besides, and which one they saw; undefined: whatever is there by now. */
export type Replacing = { authorIs: () => Promise<Author>; said?: Said; seen?: string | undefined };

/**
 * Puts other bytes at a file's address; `isDone` is false where another content is there than was seen. The same content
 * again changes nothing of the row, and its bytes are put in their place once more.
 * @throws ApiError `not_found` when the file has gone meanwhile: preparing a picture takes its time
 */
export async function replaceFile(
  strapi: Strapi,
  id: number,
  prepared: Prepared,
  replacing: Replacing,
): Promise<{ row: FileRow; isDone: boolean }> {
  const names = prepared.files.map(({ name }) => name);
  const staging = new Staging(strapi, names);
  return inMediaLine(strapi, async () => {
    const old = await fileById(strapi, id);
    if (old === null || nameOf(old) !== names[0]) throw new ApiError('not_found', libraryTexts.noFile);
    const isDone = await orDrop(staging, async () => {
      await staging.write(prepared);
      const update = () => updateRow(strapi, old, prepared, replacing);
      return commitOrAsk(strapi, update, async () => contentOf(await fileById(strapi, id)) === contentIn(prepared));
    });
    const row = (await fileById(strapi, id)) ?? old;
    if (isDone) {
      // The old one's smaller pictures go first: nobody is shown one of them beside the new one.
      const kept = new Set([...names, ...storedNames(row)]);
      const gone = storedNames(old).filter((name) => !kept.has(name));
      await removeEach(
        strapi,
        gone.map((name) => ['served', name]),
      );
      await staging.putTo('served');
    } else await staging.drop();
    return { row, isDone };
  });
}

const contentOf = (row: FileRow | null) => (row === null ? undefined : hashOf(row));
const contentIn = ({ columns }: Prepared) => columns['contentHash'];

/** False: nothing is changed, since another content is there than was seen. */
async function updateRow(
  strapi: Strapi,
  { id, ...old }: FileRow,
  prepared: Prepared,
  { authorIs, said = async () => ({}), seen }: Replacing,
): Promise<boolean> {
  const author = await authorIs();
  const { result } = await withChange(strapi, author, mediaWatch<boolean>(strapi, nameOf(old)), async () => {
    // Asked while nobody else can change it.
    const there = contentOf(await fileById(strapi, id));
    const isSame = there === contentIn(prepared);
    if (!isSame && seen !== undefined && there !== seen) return { result: false };
    const more = await said();
    if (!isSame || Object.keys(more).length > 0) {
      await strapi.db.query(FILE_UID).update({ where: { id }, data: { ...prepared.columns, ...more } });
    }
    return { result: true };
  });
  return result;
}
