import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, writeWhole } from './write-whole';

const KEY = /^[0-9a-f-]{36}$/;
/** What a note says of where its mail went. */
const [OUTBOXED, MAILED] = ['outbox', 'mail server'];

/**
 * Notes, on disk, of mails that the server has accepted and whose rows may not know it yet. Written between the server's
 * answer and the row's change, and looked at before every attempt: an end in between sends nothing twice.
 */
export class AcceptedNotes {
  constructor(private readonly folder: string) {}

  /** `outboxed`: it went to the outbox, and no server has it. */
  async add(key: string, outboxed: boolean): Promise<void> {
    await makePrivateFolder(this.folder);
    await writeWhole(join(this.folder, key), outboxed ? OUTBOXED : MAILED);
  }

  async has(key: string): Promise<boolean> {
    return stat(join(this.folder, key)).then(
      () => true,
      () => false,
    );
  }

  /** Whether the mail went to the outbox alone; null: a note of an older version does not tell. */
  async isOutboxed(key: string): Promise<boolean | null> {
    const said = await readFile(join(this.folder, key), 'utf8').catch(() => '');
    return said === OUTBOXED ? true : said === MAILED ? false : null;
  }

  /** Once the row knows it. */
  async remove(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }

  /** Every mail that there is a note of. */
  async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => KEY.test(name));
  }
}
