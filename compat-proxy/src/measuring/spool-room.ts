import type { FastifyBaseLogger } from 'fastify';
import { deleteFile, endings, filesOf, readBatch, type FoundFile } from './spool-file';

/** What lies aside is kept for so long and so much, for whoever looks into it. */
const ASIDE_MS = 7 * 86_400_000;
const MOST_ASIDE = 1_000;
const aside = [endings.refused, endings.broken] as const;
/** With no more than this part of its room taken, an outage is over. */
const ROOMY = 0.5;

type Room = {
  folder: string;
  maxBytes: number;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Hears how many things that were measured are lost for good, and why. */
  onLost: (count: number, cause: 'room' | 'refused') => void;
};

/** What became of a file that was to go; one that is gone was counted, or dropped, by another process. */
type Fate = 'dropped' | 'gone' | 'stays';

/** Keeps what waits within its room: the oldest go, and that is said once an outage and counted. */
export class SpoolRoom {
  /** Files that were dropped since this process began. */
  dropped = 0;
  /** Things measured that were in those of the present outage. */
  private droppedThings = 0;
  private isDropping = false;
  private isStuck = false;

  constructor(private readonly room: Room) {}

  /** Drops the oldest beyond the limit. */
  async keepWithin(): Promise<void> {
    const { folder, maxBytes } = this.room;
    const files = await filesOf(folder, endings.sealed);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= maxBytes * ROOMY) this.over();
    for (const file of files) {
      if (bytes <= maxBytes) return;
      if ((await this.dropForRoom(file)) !== 'stays') bytes -= file.bytes;
    }
  }

  private async dropForRoom(file: FoundFile): Promise<Fate> {
    const { log, onLost } = this.room;
    if (!this.isDropping) log.error('too many visits wait for the CMS: the oldest are dropped');
    this.isDropping = true;
    const things = await readBatch(file).then(
      ({ batch }) => batch?.items.length ?? 0,
      () => 0,
    );
    const fate = await this.drop(file);
    if (fate !== 'dropped') return fate;
    this.dropped += 1;
    this.droppedThings += things;
    if (things > 0) onLost(things, 'room');
    return fate;
  }

  /** The outage is over: the next one is said again. */
  private over(): void {
    const { isDropping, droppedThings: things } = this;
    this.isDropping = false;
    this.droppedThings = 0;
    if (isDropping) this.room.log.info({ things }, 'visits have room again; so many things measured were dropped');
  }

  /** What lies aside goes after a week, the oldest first where it is too much. */
  async tidy(now: number): Promise<void> {
    for (const ending of aside) {
      const files = await filesOf(this.room.folder, ending);
      for (const [index, file] of files.entries()) {
        const isTooMuch = index < files.length - MOST_ASIDE;
        if (!isTooMuch && file.time >= now - ASIDE_MS) continue;
        const fate = await this.drop(file);
        // Nobody could have looked into it.
        if (isTooMuch && fate === 'dropped') this.room.onLost(1, 'refused');
      }
    }
  }

  /** One that cannot be deleted stays where it is, and keeps nothing else from its way; that is said once until one can. */
  private async drop({ path }: FoundFile): Promise<Fate> {
    try {
      const fate = (await deleteFile(path)) ? 'dropped' : 'gone';
      this.isStuck = false;
      return fate;
    } catch (err) {
      if (!this.isStuck) this.room.log.error({ err }, 'a file of measured visits cannot be deleted');
      this.isStuck = true;
      return 'stays';
    }
  }

  /** How much lies aside. */
  async aside(): Promise<{ refused: number; broken: number }> {
    const [refused, broken] = await Promise.all(aside.map((ending) => filesOf(this.room.folder, ending)));
    return { refused: refused?.length ?? 0, broken: broken?.length ?? 0 };
  }
}
