import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const MINUTE_MS = 60_000;
/** Most that an end and a start may be apart to be counted whole, in ms: a clock that was set meanwhile counts no more. */
const LONGEST_GAP_MS = 24 * 60 * MINUTE_MS;
const KEY = { key: 'trash-clock' };

/** Where the times come from: a test has its own. */
export type Times = {
  /** The time of day, in ms, which may be set to anything at any moment. */
  wall: () => number;
  /** Time that only ever passes, in ms. */
  passing: () => number;
};

const clocks = new WeakMap<Strapi, TrashClock>();

/**
 * A clock that no clock can put on: it counts the time that it has seen pass, and is kept in the database. What is in the
 * trash ages by it, so that setting the computer's clock to next year deletes nothing.
 */
export class TrashClock {
  private constructor(
    private readonly strapi: Strapi,
    private readonly times: Times,
    /** What it said when it was opened, and the passing time of that moment; in ms. */
    private readonly counted: number,
    private readonly since: number,
  ) {}

  /** Goes on from where the last one ended; a pause is counted up to a day. */
  static async open(strapi: Strapi, times: Times): Promise<TrashClock> {
    const kept: unknown = await storeOf(strapi).get(KEY);
    const { counted, wall } = isRecord(kept)
      ? { counted: Number(kept['counted']), wall: Number(kept['wall']) }
      : { counted: 0, wall: times.wall() };
    const pause = Math.min(Math.max(times.wall() - wall, 0), LONGEST_GAP_MS);
    const clock = new TrashClock(strapi, times, counted + pause, times.passing());
    await clock.keep();
    clocks.set(strapi, clock);
    return clock;
  }

  /** Minutes that have passed for the trash. */
  get minute(): number {
    return Math.floor(this.ms / MINUTE_MS);
  }

  private get ms(): number {
    return this.counted + Math.max(0, this.times.passing() - this.since);
  }

  /** Stores what it says. */
  async keep(): Promise<void> {
    await storeOf(this.strapi).set({ ...KEY, value: { counted: this.ms, wall: this.times.wall() } });
  }
}

function storeOf(strapi: Strapi) {
  return strapi.store({ type: 'core', name: 'media' });
}

/** What the clock of a CMS says; zero before it was opened. */
export function trashMinute(strapi: Strapi): number {
  return clocks.get(strapi)?.minute ?? 0;
}
