import { TRASH_DAYS } from '@apoti/contract';
import type { Author } from '../changes/author';
import { removeTrashed } from '../media/trash-file';
import { TRASHED_UID } from '../media/file-row';
import { AgeClock, type Times } from '../store/age-clock';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const DAY_MINUTES = 24 * 60;
const KEEP_MINUTES = TRASH_DAYS * DAY_MINUTES;
const DAY_MS = DAY_MINUTES * 60_000;
/** Pause between two looks, in ms. */
const LOOK_EVERY_MS = 60 * 60_000;
/** Files that are looked up at a time. */
const AT_ONCE = 200;

const AUTHOR: Author = { id: 'system', name: 'System' };
const real: Times = { wall: Date.now, passing: () => performance.now() };

/** Days that a file stays in the trash at least, counted from now. */
export function daysLeft(deletedAt: string, minute: number | null, now: { wall: number; minute: number }): number {
  const byClock = KEEP_MINUTES - (now.minute - (minute ?? now.minute));
  const byDay = TRASH_DAYS * DAY_MINUTES - (now.wall - Date.parse(deletedAt)) / 60_000;
  return Math.max(0, Math.ceil(Math.max(byClock, byDay) / DAY_MINUTES));
}

/**
 * Deletes for good what has been in the trash for 30 days (A15): by the calendar, and by the clock that counts only what it
 * has seen pass. So a clock that jumps, either way, makes it late and never early.
 */
export class TrashKeeper {
  private alarm: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  private constructor(
    private readonly strapi: Strapi,
    private readonly clock: AgeClock,
    private readonly times: Times,
  ) {}

  static async open(strapi: Strapi, times: Times = real): Promise<TrashKeeper> {
    const clock = await AgeClock.open(strapi, times);
    const keeper = new TrashKeeper(strapi, clock, times);
    await keeper.dateOlderRows();
    return keeper;
  }

  /** Looks now and every hour until {@link stop}. */
  start(): void {
    const look = () => {
      this.running = this.look().then(
        () => undefined,
        (error: unknown) => void this.strapi.log.error(error),
      );
    };
    look();
    this.alarm = setInterval(look, LOOK_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.alarm);
    await this.running;
    await this.clock.keep();
  }

  /** Deletes what has been there long enough, and says how much that was. */
  async look(): Promise<number> {
    await this.clock.keep();
    let deleted = 0;
    for (let after = 0; ;) {
      const rows = await this.due(after);
      for (const { id, trashName } of rows) {
        after = id;
        try {
          await removeTrashed(this.strapi, async () => AUTHOR, trashName);
          deleted += 1;
        } catch (error) {
          // It may have been restored meanwhile, or its file cannot be removed: the others need not wait for it.
          this.strapi.log.warn(error);
        }
      }
      if (rows.length < AT_ONCE) return deleted;
    }
  }

  private async due(after: number): Promise<{ id: number; trashName: string }[]> {
    const where = {
      id: { $gt: after },
      trashMinute: { $lte: this.clock.minute - KEEP_MINUTES },
      deletedAt: { $lte: new Date(this.times.wall() - TRASH_DAYS * DAY_MS) },
    };
    const rows: unknown = await this.strapi.db
      .query(TRASHED_UID)
      .findMany({ where, orderBy: { id: 'asc' }, limit: AT_ONCE, select: ['id', 'trashName'] });
    const found = Array.isArray(rows) ? rows.filter(isRecord) : [];
    return found.map((row) => ({ id: Number(row['id']), trashName: String(row['trashName']) }));
  }

  /** What went to the trash before there was this clock begins to age now. */
  private async dateOlderRows(): Promise<void> {
    const where = { trashMinute: null };
    await this.strapi.db.query(TRASHED_UID).updateMany({ where, data: { trashMinute: this.clock.minute } });
  }
}

const keepers = new WeakMap<Strapi, TrashKeeper>();

/** Begins to empty the trash of what is old; its clock is that of all that is deleted for its age. */
export async function openTrashKeeper(strapi: Strapi): Promise<void> {
  const keeper = await TrashKeeper.open(strapi);
  keepers.set(strapi, keeper);
  keeper.start();
}

/** Ends it; what is being deleted is deleted first. */
export async function closeTrashKeeper(strapi: Strapi): Promise<void> {
  await keepers.get(strapi)?.stop();
}
