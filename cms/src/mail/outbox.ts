import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir } from '../settings/data-dir';
import type { Deliver } from './delivery';
import { makePrivateFolder, writeWhole } from './write-whole';

/** A mail's file, also one that was broken off while it was written. */
const OURS = /^[0-9a-f-]{36}\.eml(\.half)?$/;

/** Where mails lie that no mail server was set for, and below it the notes of what a server has accepted. */
export function outboxFolder(): string {
  return join(dataDir(), 'outbox');
}

/** Where mails go while no mail server is set. */
export function outboxDelivery(folder: string): Deliver {
  return async ({ key, raw }) => {
    try {
      await makePrivateFolder(folder);
      // Under its own name: whoever writes it again after a crash writes the same file.
      await writeWhole(join(folder, `${key}.eml`), raw);
      return { result: 'accepted', code: 'outbox', outboxed: true };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      return { result: 'later', code, reason: `The outbox cannot be written: ${code}` };
    }
  };
}

/** Removes the mails that were written before a time (ms); other files, and the notes below the folder, stay. */
export async function pruneOutbox(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => OURS.test(each))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written?.isFile() && written.mtimeMs < before) await rm(file, { force: true });
  }
}

/** Removes the files of these mails, where they are there. */
export async function removeFromOutbox(keys: readonly string[]): Promise<void> {
  for (const key of keys) await rm(join(outboxFolder(), `${key}.eml`), { force: true });
}
