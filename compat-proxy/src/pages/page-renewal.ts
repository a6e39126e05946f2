import { setImmediate as breathe } from 'node:timers/promises';

type Parts = {
  /** Which of these pages are to be made anew, by key; the last one comes first. */
  order: (keys: ReadonlySet<string>) => string[];
  renew: (key: string) => Promise<void>;
};

/**
 * Makes outdated pages anew, one after the other. Changes that come meanwhile add to what there is to do and begin nothing beside it:
 * whoever waits for a page waits for two of these at most, however fast edits come.
 */
export class PageRenewal {
  private waiting: string[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly parts: Parts) {}

  /** Adds pages. Ends when there is nothing left to be made. @throws AggregateError for whoever began, if pages could not be made */
  add(keys: Iterable<string>): Promise<void> {
    this.waiting = this.parts.order(new Set([...this.waiting, ...keys]));
    if (this.running !== undefined) return this.running.catch(() => undefined);
    this.running = this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    const failures: unknown[] = [];
    // The next one is rendered while one is compressed, in another thread.
    let compressed: Promise<unknown> = Promise.resolve();
    for (;;) {
      const key = this.waiting.pop();
      if (key === undefined) {
        await compressed;
        if (this.waiting.length === 0) break;
        continue;
      }
      const renewed = this.parts.renew(key).catch((error: unknown) => failures.push(error));
      await compressed;
      compressed = renewed;
      // Requests come before the next render.
      await breathe();
    }
    this.running = undefined;
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages could not be rendered`);
  }
}
