import { isRecord } from './from-strapi';
import type { Strapi } from './strapi';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Most that an end and a start may be apart to be counted whole, in ms: a clock that was set meanwhile counts no more. */
const LONGEST_GAP_MS = DAY_MS;
/** So long the time of day must have been ahead before it is taken as right, in ms that were seen to pass. */
const BELIEVED_AFTER_MS = 30 * DAY_MS;
/** As it was called when only the trash went by it. */
const KEY = { key: 'trash-clock' };

/** Where the times come from: a test has its own. */
export type Times = {
  /** The time of day, in ms, which may be set to anything at any moment. */
  wall: () => number;
  /** Time that only ever passes, in ms. */
  passing: () => number;
};

const clocks = new WeakMap<Strapi, AgeClock>();

/**
 * A clock that no clock can put on: it counts the time that it has seen pass, and is kept in the database. What is deleted for its
 * age ages by it, so that setting the computer's clock to next year deletes nothing.
 */
export class AgeClock {
  /** Since when (by {@link ms}) the time of day has been ahead of what is believed, and by how much at least; in ms. */
  private ahead: { since: number; least: number } | null = null;

  private constructor(
    private readonly strapi: Strapi,
    private readonly times: Times,
    /** What it said when it was opened, and the passing time of that moment; in ms. */
    private readonly counted: number,
    private readonly since: number,
    /** The time of day at which it would have said nothing. */
    private began: number,
  ) {}

  /** Goes on from where the last one ended; a pause is counted up to a day. */
  static async open(strapi: Strapi, times: Times): Promise<AgeClock> {
    const found: unknown = await storeOf(strapi).get(KEY);
    const kept = isRecord(found) ? found : { counted: 0, wall: times.wall() };
    const pause = Math.min(Math.max(times.wall() - Number(kept['wall']), 0), LONGEST_GAP_MS);
    const counted = Number(kept['counted']) + pause;
    const began = typeof kept['began'] === 'number' ? kept['began'] : times.wall() - counted;
    const clock = new AgeClock(strapi, times, counted, times.passing(), began);
    const { ahead } = kept;
    if (isRecord(ahead)) clock.ahead = { since: Number(ahead['since']), least: Number(ahead['least']) };
    await clock.keep();
    clocks.set(strapi, clock);
    return clock;
  }

  /** Minutes that have passed for what ages. */
  get minute(): number {
    return Math.floor(this.ms / MINUTE_MS);
  }

  /** The time of day (ms), as far as it can be believed: never further on than time was seen to pass. */
  get now(): number {
    return Math.min(this.times.wall(), this.began + this.ms);
  }

  private get ms(): number {
    return this.counted + Math.max(0, this.times.passing() - this.since);
  }

  /** Stores what it says. */
  async keep(): Promise<void> {
    this.judgeWall();
    const { began, ahead } = this;
    await storeOf(this.strapi).set({ ...KEY, value: { counted: this.ms, wall: this.times.wall(), began, ahead } });
  }

  /** After a long pause, a restore, or a start by a clock that was late, the time of day is right though it is ahead: it stays so. */
  private judgeWall(): void {
    const lead = this.times.wall() - (this.began + this.ms);
    if (lead <= 0) {
      this.ahead = null;
      return;
    }
    const { since, least } = this.ahead ?? { since: this.ms, least: lead };
    this.ahead = { since, least: Math.min(least, lead) };
    if (this.ms - since < BELIEVED_AFTER_MS) return;
    this.began += this.ahead.least;
    this.ahead = null;
  }
}

function storeOf(strapi: Strapi) {
  return strapi.store({ type: 'core', name: 'media' });
}

/** What the clock of a CMS says; zero before it was opened. */
export function ageMinute(strapi: Strapi): number {
  return clocks.get(strapi)?.minute ?? 0;
}

/** The time of day (ms) by which a CMS may delete what is old ({@link AgeClock.now}); before the clock was opened nothing is. */
export function believedNow(strapi: Strapi): number {
  return clocks.get(strapi)?.now ?? 0;
}
