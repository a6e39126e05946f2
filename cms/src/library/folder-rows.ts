import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const FOLDER_UID = 'plugin::upload.folder';

/** A folder as Strapi keeps it: `path` is made of the numbers of the folders that it is in, and of its own. */
export type FolderRow = { id: number; name: string; parent: number | null; path: string; pathId: number };

function toFolder(row: unknown): FolderRow | null {
  if (!isRecord(row) || typeof row['id'] !== 'number') return null;
  const { id, parent } = row;
  const above = isRecord(parent) ? Number(parent['id']) : null;
  return { id, name: String(row['name']), parent: above, path: String(row['path']), pathId: Number(row['pathId']) };
}

/** All folders of the media library. */
export async function allFolders(strapi: Strapi): Promise<FolderRow[]> {
  const rows: unknown = await strapi.db.query(FOLDER_UID).findMany({ populate: { parent: { select: ['id'] } } });
  return Array.isArray(rows) ? rows.map(toFolder).filter((row) => row !== null) : [];
}

/** Whether a folder is another one or in it, however deep. */
export function isWithin({ path }: Pick<FolderRow, 'path'>, other: Pick<FolderRow, 'path'>): boolean {
  return path === other.path || path.startsWith(`${other.path}/`);
}

/** How many levels below the root a folder is. */
export function depthOf({ path }: Pick<FolderRow, 'path'>): number {
  return path.split('/').length - 1;
}
