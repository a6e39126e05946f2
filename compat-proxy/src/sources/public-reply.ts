import { isLargeReply, prepareReply, type Body, type PreparedReply } from '../http/prepared-reply';

/** What a visitors' answer is made of. */
export type Making = {
  /** Names what visitors see now: another name, another answer. */
  version: () => string;
  contentType: string;
  body: (now: number) => Body | Promise<Body>;
  /** Until when the answer holds if nothing is edited, in ms; null: as long as nothing is. */
  until?: (now: number) => number | null;
  headers: Record<string, string>;
};

/** What somebody has asked for within this time is made anew as soon as it is outdated, in ms, also where that takes long. */
export const RECENT_MS = 10 * 60_000;

/** An answer that an edit has outdated is given this long; then requests wait for the new one, in ms (design: age). */
export const STALE_MS = 1_000;

/** `until` is a time of the day, `outdatedAt` a monotonic one that no clock that is set moves: how long it has been outdated by an edit. */
type Current = { prepared: PreparedReply; version: string; until: number; outdatedAt?: number };

/** A call's answer to visitors, compressed once per visible change and answered from memory. */
export class PublicReply {
  private current: Current | undefined;
  private making: { version: string; done: Promise<Current> } | undefined;
  /** What is made after that, of what was changed meanwhile. */
  private next: Promise<Current> | undefined;
  /** When it was last asked for, in ms. */
  private readAt = -Infinity;

  constructor(private readonly parts: Making) {}

  /** The answer, if it can be given at once. The one before an edit is given until the new one is made, for a second at most. */
  ready(): PreparedReply | undefined {
    const { current } = this;
    const now = Date.now();
    this.readAt = now;
    if (current === undefined || now >= current.until) return undefined;
    if (current.outdatedAt !== undefined && performance.now() >= current.outdatedAt + STALE_MS) return undefined;
    return current.prepared;
  }

  /** The answer as it is now; where it cannot be made any more, as it was. */
  async get(): Promise<PreparedReply> {
    const ready = this.ready();
    if (ready) return ready;
    const old = this.current;
    try {
      return (await this.renew()).prepared;
    } catch (error) {
      if (old) return old.prepared;
      throw error;
    }
  }

  /** Makes the answer anew, whether or not anything changed. */
  async again(): Promise<PreparedReply> {
    return (await this.renew()).prepared;
  }

  /** Makes the answer anew where visitors would see a difference. */
  async refresh(): Promise<void> {
    const { current } = this;
    if (!this.isWanted()) return this.outdate();
    if (current?.version === this.parts.version()) return;
    if (current) current.outdatedAt ??= performance.now();
    await this.renew();
  }

  /**
   * Whether the first who asks after an edit is to find the answer made. All have that, but for a large one that nobody asks for: with
   * thousands of posts it would take a second of the processor at each edit and tens of megabytes (S9).
   */
  private isWanted(): boolean {
    if (Date.now() - this.readAt <= RECENT_MS) return true;
    return this.current !== undefined && !isLargeReply(this.current.prepared);
  }

  /** Forgets an answer that visitors would see a difference to: the next one who asks gets a new one. */
  outdate(): void {
    if (this.current?.version !== this.parts.version()) this.current = undefined;
  }

  /**
   * One after the other, however many ask and however fast edits come: each takes megabytes where there are thousands of posts. Who
   * asks after an edit gets an answer that knows of it.
   */
  private renew(): Promise<Current> {
    const version = this.parts.version();
    const { making } = this;
    if (making === undefined) return this.begin(version);
    if (making.version === version) return making.done;
    const again = () => {
      this.next = undefined;
      return this.renew();
    };
    return (this.next ??= making.done.then(again, again));
  }

  private begin(version: string): Promise<Current> {
    const done = this.make(version).finally(() => (this.making = undefined));
    this.making = { version, done };
    return done;
  }

  private async make(version: string): Promise<Current> {
    const now = Date.now();
    const until = this.parts.until?.(now) ?? Infinity;
    const headers = {
      ...this.parts.headers,
      'content-type': this.parts.contentType,
      'cache-control': 'no-cache',
      vary: 'Cookie, Origin',
    };
    const prepared = await prepareReply(await this.parts.body(now), { status: 200, headers });
    const made = { prepared, version, until };
    // What is outdated by now is still newer than what there was; but it would stay if nothing followed.
    if (version === this.parts.version() || this.next !== undefined) this.current = made;
    return made;
  }
}
