import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsContentSchema, type CmsContent } from '@apoti/contract';
import { writeFileWhole } from '../http/write-file-whole';

/** The last good content on disk, so that an outage is survived through a restart (design: outage). */
export class ContentSnapshot {
  private readonly path: string;
  private writing: Promise<void> = Promise.resolve();

  constructor(dataDir: string) {
    this.path = join(dataDir, 'snapshots', 'content.json');
  }

  /** The kept content; null when there is none, or one that this build cannot read. */
  async load(): Promise<CmsContent | null> {
    try {
      const parsed = cmsContentSchema.safeParse(JSON.parse(await readFile(this.path, 'utf8')));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }

  /** Keeps the content; writes follow one another. A full disk costs nothing but the copy. */
  keep(content: CmsContent, onError: (error: unknown) => void): Promise<void> {
    this.writing = this.writing.then(() => writeFileWhole(this.path, JSON.stringify(content)).catch(onError));
    return this.writing;
  }

  /** Ends when everything that was to be kept is on disk. */
  settled(): Promise<void> {
    return this.writing;
  }
}
