import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS } from './places';

/** Whether the uploads are on another disk than the data folder, as in containers: a rename cannot put others in their place. */
export async function uploadsAreVolume(dataDir: string): Promise<boolean> {
  const deviceOf = async (path: string) => (await stat(path).catch(() => null))?.dev;
  const uploads = await deviceOf(join(dataDir, UPLOADS));
  return uploads !== undefined && uploads !== (await deviceOf(dataDir));
}
