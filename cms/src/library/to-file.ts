import { posix } from 'node:path';
import { categoryOfKind, mediaCategories, placements, trashedPicturePath, type LibraryFile } from '@apoti/contract';
import { bytesOf, hashOf, nameOf, type FileRow } from '../media/file-row';
import { kindOfMime } from '../media/kind-of-mime';
import type { TrashedRow } from '../media/trashed-row';
import { isRecord } from '../store/from-strapi';
import { daysLeft } from './purge-trash';

/** What is not in a file's row: its folder's number, and how many places use it. */
type Beside = { folder: number | null; usedIn: number };

/** A file as the media library lists it (A15). */
export function toLibraryFile(row: FileRow, { folder, usedIn }: Beside): LibraryFile {
  const { mime, category, placement, alternativeText, width, height } = row;
  const type = kindOfMime(String(mime));
  return {
    id: nameOf(row),
    name: String(row['name'] ?? ''),
    url: row.url,
    thumbnail: thumbnailOf(row),
    type,
    mime: String(mime),
    size: bytesOf(row),
    uploadDate: iso(row['createdAt']),
    changed: iso(row['updatedAt'] ?? row['createdAt']),
    content: hashOf(row),
    category: mediaCategories.find((known) => known === category) ?? categoryOfKind[type],
    alt: typeof alternativeText === 'string' ? alternativeText : '',
    dimensions: typeof width === 'number' && typeof height === 'number' ? { width, height } : null,
    folder,
    placement: placements.find((known) => known === placement) ?? null,
    trashed: false,
    trashName: null,
    deleted: null,
    deletedBy: null,
    daysLeft: null,
    usedIn,
  };
}

/** A file in the trash as the media library lists it. */
export function toTrashedFile(
  row: TrashedRow,
  beside: Beside & { now: { wall: number; minute: number } },
): LibraryFile {
  const { file, trashName, deletedAt, deletedBy, minute } = row;
  const listed = toLibraryFile(file, beside);
  return {
    ...listed,
    // It stays small where it is: what is no picture has none, and a picture without a smaller one is its own.
    thumbnail: listed.type === 'image' ? trashedPicturePath(posix.basename(listed.thumbnail ?? listed.url)) : null,
    trashed: true,
    trashName,
    deleted: deletedAt,
    deletedBy,
    daysLeft: daysLeft(deletedAt, minute, beside.now),
  };
}

function thumbnailOf({ formats }: FileRow): string | null {
  const thumbnail = isRecord(formats) ? formats['thumbnail'] : undefined;
  return isRecord(thumbnail) && typeof thumbnail['url'] === 'string' ? thumbnail['url'] : null;
}

function iso(time: unknown): string {
  const date = new Date(typeof time === 'string' || typeof time === 'number' || time instanceof Date ? time : 0);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
