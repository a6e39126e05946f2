import type { FastifyBaseLogger } from 'fastify';
import { objectStoreSettings } from '@apoti/contract/object-store/settings';
import { join } from 'node:path';
import type { Env } from '../plugins/app/env';
import { DiskStoredFiles } from './disk-stored-files';
import type { StoredFiles } from './stored-files';

/** The uploaded files: in the object store of the settings, else on the disk. */
export async function openStoredFiles(env: Env, log: FastifyBaseLogger): Promise<StoredFiles> {
  const settings = objectStoreSettings(env);
  if (settings === null) return DiskStoredFiles.open(env.DATA_DIR);
  // Loaded where it is used: most installations keep their files on the disk.
  const { ObjectStoredFiles } = await import('./object-stored-files');
  const folder = join(env.DATA_DIR, 'kept-uploads');
  return ObjectStoredFiles.open({ settings, folder, maxBytes: env.S3_CACHE_MB * 1024 * 1024, log });
}
