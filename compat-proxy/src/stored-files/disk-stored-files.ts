import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentFile, StoredFiles } from './stored-files';

/** Uploaded files in DATA_DIR. */
export class DiskStoredFiles implements StoredFiles {
  private constructor(readonly root: string) {}

  static async open(dataDir: string): Promise<DiskStoredFiles> {
    const root = join(dataDir, 'public', 'uploads');
    await mkdir(root, { recursive: true });
    return new DiskStoredFiles(root);
  }

  async isGone(name: string): Promise<boolean> {
    return !(await this.isThere(name));
  }

  isThere(name: string): Promise<boolean> {
    return access(join(this.root, name)).then(
      () => true,
      () => false,
    );
  }

  async find(name: string): Promise<SentFile | null> {
    return { root: this.root, name };
  }

  readTrashed(name: string): Promise<Buffer | null> {
    return readFile(join(this.root, '.trash', name)).catch(() => null);
  }

  async close(): Promise<void> {}
}
