import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder that holds the database and the uploads; DATA_DIR, else `.data` beside the CMS's folder. */
export function dataDir(): string {
  return resolve(process.env['DATA_DIR'] ?? join(process.cwd(), '..', '.data'));
}

/** The folder that Strapi serves as its public one, with the uploads' folder in it: Strapi does not start without. */
export function publicDir(): string {
  const folder = join(dataDir(), 'public');
  if (!isReadOnly()) mkdirSync(join(folder, 'uploads'), { recursive: true });
  return folder;
}

/** Whether this process only looks: it may change nothing, neither rows nor files (`npm run doctor`). */
export function isReadOnly(): boolean {
  return process.env['CMS_READ_ONLY'] === '1';
}
