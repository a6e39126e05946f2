import type { MediaItem } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { allFiles, toItem } from './file-row';
import { allTrashed, toTrashedItem } from './trashed-row';

/** The files of the media library, or those in the trash; the newest first (C15). */
export async function listMedia(strapi: Strapi, type: 'active' | 'trash'): Promise<MediaItem[]> {
  return type === 'trash' ? (await allTrashed(strapi)).map(toTrashedItem) : (await allFiles(strapi)).map(toItem);
}
