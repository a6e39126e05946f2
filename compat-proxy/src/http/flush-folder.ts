import { open } from 'node:fs/promises';

/** How systems say that they open no folder, or that there is nothing to flush, as Windows and some network disks do. */
const NOT_HERE: ReadonlySet<unknown> = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP']);

/** Makes what was put into a folder, renamed in it or removed from it last through a loss of power, where the system can. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_HERE.has(error.code))) throw error;
  }
}
