import { isRecord } from '../../store/from-strapi';
import type { Strapi } from '../../store/strapi';
import { FILE_UID, isFileRow, type FileRow } from '../file-row';
import type { PlannedCopy } from './copy-plan';
import type { EncodedCopy } from './encoder-order';

/** What Strapi keeps of a smaller picture, by a name of its own. */
type Formats = Record<string, Record<string, unknown>>;

/** The first picture behind `after` for whose present content nobody has made copies yet. */
export async function nextWithoutCopies(strapi: Strapi, after: number): Promise<FileRow | null> {
  const where = {
    id: { $gt: after },
    mime: { $in: ['image/jpeg', 'image/png', 'image/webp'] },
    contentHash: { $notNull: true },
    copiesOf: { $null: true },
  };
  const found: unknown = await strapi.db.query(FILE_UID).findOne({ where, orderBy: { id: 'asc' } });
  return isFileRow(found) ? found : null;
}

/** The picture's smaller ones, with these copies. */
export function withCopies(row: FileRow, planned: readonly PlannedCopy[], made: readonly EncodedCopy[]): Formats {
  const known = isRecord(row['formats']) && isRecord(row['formats']['thumbnail']) ? row['formats']['thumbnail'] : null;
  const formats: Formats = known === null ? {} : { thumbnail: known };
  for (const [index, { hash, format, name, width }] of planned.entries()) {
    const copy = made[index];
    if (!copy) continue;
    formats[`${width}-${format}`] = {
      ...{ name: hash, hash, ext: `.${format}`, mime: `image/${format}`, path: null },
      ...{ width: copy.width, height: copy.height, size: Math.round(copy.bytes / 10) / 100 },
      url: `/uploads/${name}`,
    };
  }
  return formats;
}

/** Notes that the copies of a content are there; false when the row has another one by now. */
export async function noteCopies(strapi: Strapi, { id, contentHash }: FileRow, formats: Formats): Promise<boolean> {
  // Said about the row, not a change of the file: its own time stays, which Strapi's query would set.
  const columns = {
    copies_of: String(contentHash),
    formats: Object.keys(formats).length === 0 ? null : JSON.stringify(formats),
  };
  const where = { id, content_hash: String(contentHash) };
  const count: unknown = await strapi.db.getConnection('files').where(where).update(columns);
  return count === 1;
}
