import type { FastifyBaseLogger } from 'fastify';
import { endings, filesOf, removeFile, type FoundFile } from './spool-file';

/** What lies aside is kept for so long and so much, for whoever looks into it. */
const ASIDE_MS = 7 * 86_400_000;
const MOST_ASIDE = 1_000;
const aside = [endings.refused, endings.broken] as const;

type Room = { folder: string; maxBytes: number; log: Pick<FastifyBaseLogger, 'error'> };

/** Keeps what waits within its room: the oldest go, and that is said once an outage and counted. */
export class SpoolRoom {
  /** Files that were dropped since this process began. */
  dropped = 0;
  private isDropping = false;

  constructor(private readonly room: Room) {}

  /** Drops the oldest beyond the limit. */
  async keepWithin(): Promise<void> {
    const { folder, maxBytes, log } = this.room;
    const files = await filesOf(folder, endings.sealed);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (bytes <= maxBytes) return;
      if (!this.isDropping) log.error('too many visits wait for the CMS: the oldest are dropped');
      this.isDropping = true;
      const freed = await this.drop(file);
      if (freed > 0) this.dropped += 1;
      bytes -= freed;
    }
  }

  /** The outage is over: the next one is said again. */
  over(): void {
    this.isDropping = false;
  }

  /** What lies aside goes after a week, the oldest first where it is too much. */
  async tidy(now: number): Promise<void> {
    for (const ending of aside) {
      const files = await filesOf(this.room.folder, ending);
      const old = files.filter(({ time }, index) => time < now - ASIDE_MS || index < files.length - MOST_ASIDE);
      for (const file of old) await this.drop(file);
    }
  }

  /** One that cannot be deleted stays where it is, and keeps nothing else from its way. Says how many bytes are free again. */
  private async drop({ path, bytes }: FoundFile): Promise<number> {
    try {
      await removeFile(path);
    } catch (err) {
      this.room.log.error({ err }, 'a file of measured visits cannot be deleted');
      return 0;
    }
    return bytes;
  }

  /** How much lies aside. */
  async aside(): Promise<{ refused: number; broken: number }> {
    const [refused, broken] = await Promise.all(aside.map((ending) => filesOf(this.room.folder, ending)));
    return { refused: refused?.length ?? 0, broken: broken?.length ?? 0 };
  }
}
