import type { JsonObject, MediaItem } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { isFileRow, toItem, toLogged, TRASHED_UID, type FileRow } from './file-row';

/** A file in the trash: when it went there, and its row in the media library as it was. */
export type TrashedRow = {
  id: number;
  name: string;
  trashName: string;
  deletedAt: string;
  /** The name of whoever moved it there; null where that was not kept. */
  deletedBy: string | null;
  minute: number | null;
  file: FileRow;
};

/** A row of the trash as Strapi's query gives it; null for what is none. */
export function toTrashed(row: unknown): TrashedRow | null {
  if (!isRecord(row) || typeof row['id'] !== 'number' || !isFileRow(row['file'])) return null;
  const { id, file } = row;
  const minute = typeof row['trashMinute'] === 'number' ? row['trashMinute'] : null;
  return {
    id,
    file,
    minute,
    name: String(row['name']),
    trashName: String(row['trashName']),
    deletedAt: iso(row['deletedAt']),
    deletedBy: typeof row['deletedBy'] === 'string' ? row['deletedBy'] : null,
  };
}

function iso(time: unknown): string {
  return new Date(String(time)).toISOString();
}

/** Everything in the trash, what came last first. */
export async function allTrashed(strapi: Strapi): Promise<TrashedRow[]> {
  const found: unknown = await strapi.db
    .query(TRASHED_UID)
    .findMany({ orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }] });
  return Array.isArray(found) ? found.map(toTrashed).filter((row) => row !== null) : [];
}

/** What lies in the trash under this name. */
export async function findTrashed(
  strapi: Strapi,
  where: { trashName: string } | { name: string },
): Promise<TrashedRow | null> {
  return toTrashed(await strapi.db.query(TRASHED_UID).findOne({ where }));
}

/** A file in the trash as the wire lists it. */
export function toTrashedItem({ file, trashName, deletedAt }: TrashedRow): MediaItem {
  return { ...toItem(file), trashed: true, trashName, deleted: Math.floor(Date.parse(deletedAt) / 1000) };
}

/** A file in the trash as the change log keeps it. */
export function toLoggedTrash(row: Pick<TrashedRow, 'file' | 'deletedAt'>): JsonObject {
  return { ...toLogged(row.file), deleted: row.deletedAt };
}
