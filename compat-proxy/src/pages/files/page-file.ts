import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PreparedReply, Variant } from '../../http/prepared-reply';
import { stampOf } from '../../http/file-tag';

/** How the file of each representation ends: the balancer adds the coding that it chose, none for identity. */
const ENDINGS = { br: '.html-br', gzip: '.html-gzip', identity: '.html-' } as const;
const CODINGS = ['br', 'gzip', 'identity'] as const;

/** A page's files below a folder. No two pages share a name, since each ends in what no page's name holds behind a slash. */
export function filesOf(folder: string, url: string): string[] {
  return CODINGS.map((coding) => join(folder, `${url}${ENDINGS[coding]}`));
}

/** Whether a page has all representations and tags that a balancer can tell from its files. */
export function isFileable({ variants }: PreparedReply): boolean {
  return CODINGS.every((coding) => {
    const { headers, etag } = variants[coding];
    return (headers['content-encoding'] ?? 'identity') === coding && stampOf(etag) !== null;
  });
}

/** Writes a page's files, each whole or not at all; everybody may read them. @throws where the disk does not take one as it has to be */
export async function writePageFiles(folder: string, url: string, { variants }: PreparedReply): Promise<void> {
  for (const coding of CODINGS) await writeRepresentation(join(folder, `${url}${ENDINGS[coding]}`), variants[coding]);
}

/** Removes a page's files. */
export async function removePageFiles(folder: string, url: string): Promise<void> {
  await Promise.all(filesOf(folder, url).map((file) => rm(file, { force: true })));
}

/** No sync: after a crash of the machine nobody vouches for it any more. Its time says what it holds, see {@link stampOf}. */
async function writeRepresentation(path: string, { body, etag }: Variant): Promise<void> {
  const stamp = stampOf(etag) ?? 0;
  await mkdir(dirname(path), { recursive: true, mode: 0o755 });
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(temporary, 'wx', 0o644);
    try {
      await file.writeFile(body);
      await file.utimes(stamp, stamp);
      const { mtimeMs } = await file.stat();
      if (mtimeMs !== stamp * 1_000) throw new Error('the file system does not keep the time of a file as it is set');
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
