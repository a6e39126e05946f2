import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { jsonPieces } from '../http/json-pieces';
import { writeFileWhole } from '../http/write-file-whole';

/** The last good data of one kind on disk, so that an outage is survived through a restart (design: outage). */
export class Snapshot<T> {
  private readonly path: string;
  private writing: Promise<void> = Promise.resolve();
  /** What is to be written next; whatever comes before its turn takes its place. */
  private next: { data: object; onError: (error: unknown) => void } | null = null;

  constructor(
    dataDir: string,
    name: string,
    private readonly schema: z.ZodType<T>,
  ) {
    this.path = join(dataDir, 'snapshots', `${name}.json`);
  }

  /** What was kept; null when there is nothing, or something that this build cannot read. */
  async load(): Promise<T | null> {
    try {
      // Read once: a compiled parser would take longer to make than it saves (S12).
      const json: unknown = JSON.parse(await readFile(this.path, 'utf8'));
      const parsed = this.schema.safeParse(json, { jitless: true });
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }

  /** Keeps the data, as the schema takes it again; writes follow one another. A full disk costs nothing but the copy. */
  keep(data: object, onError: (error: unknown) => void): void {
    const isQueued = this.next !== null;
    this.next = { data, onError };
    if (!isQueued) this.writing = this.writing.then(() => this.writeNext());
  }

  /** Ends when everything that was to be kept is on disk. */
  settled(): Promise<void> {
    return this.writing;
  }

  private async writeNext(): Promise<void> {
    if (this.next === null) return;
    const { data, onError } = this.next;
    this.next = null;
    await writeFileWhole(this.path, jsonPieces(data)).catch(onError);
  }
}
