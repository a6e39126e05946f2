import type { Json, JsonObject, MediaItem } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const FILE_UID = 'plugin::upload.file';
export const TRASHED_UID = 'api::trashed-file.trashed-file';

/** A file of Strapi's media library, as its row has it. */
export type FileRow = Record<string, unknown> & { id: number; hash: string; ext: string; url: string };

export function isFileRow(row: unknown): row is FileRow {
  return (
    isRecord(row) && typeof row['id'] === 'number' && typeof row['hash'] === 'string' && typeof row['ext'] === 'string'
  );
}

/** The stored name of a file: unique, and what the wire calls it. */
export function nameOf({ hash, ext }: Pick<FileRow, 'hash' | 'ext'>): string {
  return `${hash}${ext}`;
}

/** The stored names of a file and of the smaller pictures made from it. */
export function storedNames(row: Pick<FileRow, 'hash' | 'ext'> & { formats?: unknown }): string[] {
  const formats = isRecord(row.formats) ? Object.values(row.formats) : [];
  const smaller = formats.filter(isRecord).map(({ hash, ext }) => `${String(hash)}${String(ext)}`);
  return [nameOf(row), ...smaller];
}

/** All files of the media library. */
export async function allFiles(strapi: Strapi): Promise<FileRow[]> {
  const found: unknown = await strapi.db.query(FILE_UID).findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return Array.isArray(found) ? found.filter(isFileRow) : [];
}

/** The file with this stored name, if it is not in the trash. */
export async function findFile(strapi: Strapi, name: string): Promise<FileRow | null> {
  const dot = name.lastIndexOf('.');
  const where = { hash: dot < 0 ? name : name.slice(0, dot), ext: dot < 0 ? '' : name.slice(dot) };
  const found: unknown = await strapi.db.query(FILE_UID).findOne({ where });
  return isFileRow(found) && nameOf(found) === name ? found : null;
}

/** The file with this id, if it is not in the trash. */
export async function fileById(strapi: Strapi, id: number): Promise<FileRow | null> {
  const row: unknown = await strapi.db.query(FILE_UID).findOne({ where: { id } });
  return isFileRow(row) ? row : null;
}

/** What Strapi rounds to kilobytes, in bytes: kept beside it. */
export function bytesOf({ provider_metadata: kept, size }: Record<string, unknown>): number {
  return isRecord(kept) && typeof kept['bytes'] === 'number' ? kept['bytes'] : Math.round(Number(size) * 1000);
}

/** SHA-256 of the stored bytes, in hexadecimal; empty where it was not kept. */
export function hashOf({ provider_metadata: kept }: Record<string, unknown>): string {
  return isRecord(kept) && typeof kept['sha256'] === 'string' ? kept['sha256'] : '';
}

function seconds(time: unknown): number {
  return Math.floor(new Date(String(time)).getTime() / 1000);
}

/** A file as the wire lists it. */
export function toItem(row: FileRow): MediaItem {
  return {
    name: nameOf(row),
    url: row.url,
    size: bytesOf(row),
    modified: seconds(row['updatedAt'] ?? row['createdAt']),
    trashed: false,
    trashName: null,
    deleted: null,
    originalName: String(row['name'] ?? ''),
    mime: String(row['mime'] ?? ''),
    width: typeof row['width'] === 'number' ? row['width'] : null,
    height: typeof row['height'] === 'number' ? row['height'] : null,
  };
}

/** A file as the change log keeps it. */
export function toLogged(row: FileRow): JsonObject {
  const { name, url, size, originalName, mime, width, height } = toItem(row);
  const text = (value: unknown): Json => (typeof value === 'string' ? value : '');
  const texts = { alternativeText: text(row['alternativeText']), caption: text(row['caption']) };
  const filed = { category: text(row['category']), placement: text(row['placement']), folder: text(row['folderPath']) };
  return {
    name,
    url,
    size,
    originalName,
    mime,
    width,
    height,
    ...texts,
    ...filed,
    content: hashOf(row),
    deleted: null,
  };
}
