import { ApiError, libraryTexts, placementOf, placements, type FileUse, type UsesReply } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { findFile, type FileRow } from '../media/file-row';
import { findTrashed } from '../media/trashed-row';
import type { Strapi } from '../store/strapi';
import { usesOfFiles, type UsesByHash } from './file-uses';

/** Where a file is used, in the trash or not (A15). @throws ApiError `not_found`, `unauthenticated` */
export async function readFileUses(strapi: Strapi, person: PersonClaim, id: string): Promise<{ uses: FileUse[] }> {
  await requireAdmin(strapi, person);
  const row = await anyFile(strapi, id);
  if (row === null) throw new ApiError('not_found', libraryTexts.noFile);
  return { uses: usesOf(row, await usesOfFiles(strapi)) };
}

/** Which of these files are used, and where. What is no file is not used. @throws ApiError `unauthenticated` */
export async function readUses(strapi: Strapi, person: PersonClaim, ids: readonly string[]): Promise<UsesReply> {
  await requireAdmin(strapi, person);
  const known = await usesOfFiles(strapi);
  const files: UsesReply['files'] = [];
  for (const id of new Set(ids)) {
    const row = await anyFile(strapi, id);
    const uses = row === null ? [] : usesOf(row, known);
    if (uses.length > 0) files.push({ id, name: String(row?.['name'] ?? id), uses });
  }
  return { files };
}

async function anyFile(strapi: Strapi, id: string): Promise<FileRow | null> {
  return (await findFile(strapi, id)) ?? (await findTrashed(strapi, { name: id }))?.file ?? null;
}

/** Where a file is used, its placement first. */
export function usesOf(row: FileRow, known: UsesByHash): FileUse[] {
  const placement = placements.find((one) => one === row['placement']);
  const label = placement && `Placement “${placementOf[placement].label}”`;
  const place: FileUse[] = label ? [{ kind: 'placement', label, href: '/admin/media', live: true }] : [];
  return [...place, ...known.get(row.hash)];
}
