import type { AnalyticsQuery, AnalyticsReport, MeasuredBatch, RealTime } from '@apoti/contract';
import { AnalyticsFailure } from './analytics-failure';
import type { Forgotten } from './forget';
import { replySchemas, type AnalyticsRequest } from './requests';

/** The way to the store, wherever it is. */
export interface Channel {
  send(request: AnalyticsRequest): Promise<unknown>;
  /** What was asked before is answered. */
  close(): Promise<void>;
}

/** What is said of the store, by itself. */
export type StoreLog = { error: (line: string) => void; info: (line: string) => void };

const works: Record<AnalyticsRequest['what'], string> = {
  take: 'count visits',
  forget: 'delete old figures',
  report: 'tell figures',
  speeds: 'tell how fast pages were',
  realTime: 'tell who is there now',
};

/**
 * What is measured of visits (A20). What fails is said in the log when it begins to and when it is over, for each kind of work by
 * itself: who cannot write may still read. That holds as well for whom nobody waits any more. It has a place of its own: what happens here never touches the content. */
export class AnalyticsStore {
  private readonly failing = new Set<AnalyticsRequest['what']>();

  constructor(
    private readonly channel: Channel,
    private readonly log: StoreLog,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a batch; false when it was counted before. */
  async take(batch: MeasuredBatch): Promise<boolean> {
    const reply = await this.ask({ what: 'take', now: this.now(), batch });
    return replySchemas.take.parse(reply).counted;
  }

  async report(query: AnalyticsQuery): Promise<AnalyticsReport> {
    return replySchemas.report.parse(await this.ask({ what: 'report', now: this.now(), query }));
  }

  /** How fast certain pages were, however few visit them. */
  async speeds(query: AnalyticsQuery, pages: readonly string[]): Promise<AnalyticsReport['vitals']> {
    const reply = await this.ask({ what: 'speeds', now: this.now(), query, pages: [...pages] });
    return replySchemas.speeds.parse(reply);
  }

  async realTime(): Promise<RealTime> {
    return replySchemas.realTime.parse(await this.ask({ what: 'realTime', now: this.now() }));
  }

  /** Deletes what is older than a moment (ms), in small portions, until nothing is left of it. Says how many rows went. */
  async forget(before: number): Promise<number> {
    let sum = 0;
    for (;;) {
      const reply = await this.ask({ what: 'forget', now: this.now(), before });
      const { deleted, isWhole }: Forgotten = replySchemas.forget.parse(reply);
      sum += deleted;
      if (isWhole) return sum;
    }
  }

  close(): Promise<void> {
    return this.channel.close();
  }

  /** @throws AnalyticsFailure */
  private async ask(request: AnalyticsRequest): Promise<unknown> {
    const { what } = request;
    try {
      const reply = await this.channel.send(request);
      if (this.failing.delete(what)) this.log.info(`The store of measured visits can ${works[what]} again`);
      return reply;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (!this.failing.has(what)) this.log.error(`The store of measured visits cannot ${works[what]}: ${reason}`);
      this.failing.add(what);
      throw new AnalyticsFailure(cause);
    }
  }
}
