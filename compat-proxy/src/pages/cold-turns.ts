import { RenderTurns } from './render-turns';

/** A page that is begun: what whoever asked waits for, and when all of it is there. */
type Begun<T> = { made: T; asked: Promise<unknown>; whole: Promise<unknown> };

/**
 * Lets pages that are kept be made when there are thousands of them: so many at once until whoever asked has his encoding, and so many
 * until all are there. Many who come at once, as after a start, are all answered before the rest is made.
 */
export class ColdTurns {
  private readonly asked: RenderTurns;
  private readonly whole: RenderTurns;

  constructor({ atOnce, unfinished, waiting }: { atOnce: number; unfinished: number; waiting: number }) {
    this.asked = new RenderTurns({ atOnce, waiting: unfinished });
    this.whole = new RenderTurns({ atOnce: unfinished, waiting });
  }

  /** What is begun when its turn has come, at once. Null when too many wait already. @throws what `begin` throws */
  begin<T>(begin: () => Begun<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const first = async () => {
        const begun = begin();
        resolve(begun.made);
        // Whoever waits for it learns of a failure there.
        await begun.asked.catch(() => undefined);
        return begun;
      };
      const turn = this.whole.take(async () => (await this.asked.take(first))?.whole);
      turn.then((taken) => taken === null && resolve(null), reject);
    });
  }
}
