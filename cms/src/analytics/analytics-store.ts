import type { AnalyticsQuery, AnalyticsReport, MeasuredBatch, RealTime } from '@apoti/contract';
import type { Forgotten } from './forget';
import { replySchemas, type AnalyticsRequest } from './requests';

/** The way to the store, wherever it is. */
export interface Channel {
  send(request: AnalyticsRequest): Promise<unknown>;
  /** What was asked before is answered. */
  close(): Promise<void>;
}

/** What is measured of visits (A20). It has a place of its own: what happens here never touches the content. */
export class AnalyticsStore {
  constructor(
    private readonly channel: Channel,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a batch; false when it was counted before. */
  async take(batch: MeasuredBatch): Promise<boolean> {
    const reply = await this.channel.send({ what: 'take', now: this.now(), batch });
    return replySchemas.take.parse(reply).counted;
  }

  async report(query: AnalyticsQuery): Promise<AnalyticsReport> {
    return replySchemas.report.parse(await this.channel.send({ what: 'report', now: this.now(), query }));
  }

  /** How fast certain pages were, however few visit them. */
  async speeds(query: AnalyticsQuery, pages: readonly string[]): Promise<AnalyticsReport['vitals']> {
    const reply = await this.channel.send({ what: 'speeds', now: this.now(), query, pages: [...pages] });
    return replySchemas.speeds.parse(reply);
  }

  async realTime(): Promise<RealTime> {
    return replySchemas.realTime.parse(await this.channel.send({ what: 'realTime', now: this.now() }));
  }

  /** Deletes what is older than a moment (ms), in small portions, until nothing is left of it. Says how many rows went. */
  async forget(before: number): Promise<number> {
    let sum = 0;
    for (;;) {
      const reply = await this.channel.send({ what: 'forget', now: this.now(), before });
      const { deleted, isWhole }: Forgotten = replySchemas.forget.parse(reply);
      sum += deleted;
      if (isWhole) return sum;
    }
  }

  close(): Promise<void> {
    return this.channel.close();
  }
}
