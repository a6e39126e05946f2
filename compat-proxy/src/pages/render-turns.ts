import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { setImmediate as breathe } from 'node:timers/promises';

/** Lets so many renders of pages through at once, whoever asks; the others wait, and not too many of them. */
export class RenderTurns {
  private readonly policy;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
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
