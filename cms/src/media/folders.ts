import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Strapi } from '../store/strapi';

/**
 * Where files are: served ones in the uploads folder itself; in its hidden folders those that are about to be put there and
 * those in the trash. One folder tree, so that a file moves by a rename, which is whole or not at all.
 */
export type Place = 'served' | 'staging' | 'trash';

const inside: Record<Place, string> = { served: '', staging: '.staging', trash: '.trash' };

/** The folder of a place. */
export function folderOf(strapi: Strapi, place: Place): string {
  return join(strapi.dirs.static.public, 'uploads', inside[place]);
}

/** Makes the folders that are not there yet. */
export async function makeFolders(strapi: Strapi): Promise<void> {
  for (const place of ['served', 'staging', 'trash'] as const)
    await mkdir(folderOf(strapi, place), { recursive: true });
}
