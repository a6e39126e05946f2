import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { setImmediate as breathe } from 'node:timers/promises';

/** How many pages that are not kept are made at once, and how many more may wait: about half a second's work. */
const AT_ONCE = 2;
const WAITING = 32;

/** Lets so many renders of pages that are not kept through at once, whoever asks; the others wait, and not too many of them. */
export class RenderTurns {
  private readonly policy;

  constructor({ atOnce = AT_ONCE, waiting = WAITING }: { atOnce?: number; waiting?: number } = {}) {
    this.policy = bulkhead(atOnce, waiting);
  }

  /** What `render` makes, when its turn has come; null when too many wait already. */
  async take<T>(render: () => Promise<T>): Promise<T | null> {
    try {
      return await this.policy.execute(async () => {
        // What is kept is answered before each of them.
        await breathe();
        return render();
      });
    } catch (error) {
      if (isBulkheadRejectedError(error)) return null;
      throw error;
    }
  }
}
