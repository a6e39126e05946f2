import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, TaskCancelledError } from 'cockatiel';
import { SteadyBreaker } from '@apoti/contract/lib/steady-breaker';
import { createAgent, type Agent } from '../http/ask';
import { asking } from '../limits';

/** How many connections a lane has, how many calls it takes at once, and how many more may wait. */
type Room = { connections: number; atOnce: number; waiting: number };

/** What became of the calls so far. */
export type Outcomes = { done: number; refused: number; failed: number };

/**
 * Calls of one kind to the CMS, apart from all others: so many at once, a few more wait, and a rest after repeated failures
 * (decision 0023).
 */
export class Lane {
  readonly agent: Agent;
  readonly outcomes: Outcomes = { done: 0, refused: 0, failed: 0 };
  private readonly turns;
  private readonly breaker = new SteadyBreaker(() =>
    circuitBreaker(handleAll, { halfOpenAfter: asking.restMs, breaker: new ConsecutiveBreaker(asking.failures) }),
  );

  constructor(url: string, { connections, atOnce, waiting }: Room) {
    this.agent = createAgent(url, connections);
    this.turns = bulkhead(atOnce, waiting);
  }

  /** Whether it rests. */
  get isOpen(): boolean {
    return this.breaker.isOpen;
  }

  /**
   * Does the work when it is its turn. Work that was given up while others were before it does nothing, hands its turn on, and is no
   * failure of the CMS.
   * @throws what the work throws, and cockatiel's errors for no room, a rest, and work that was given up
   */
  execute<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    // The turns are not told of the signal: they would drop what was given up without waking what waits behind it.
    return this.turns.execute(() => {
      if (signal.aborted) throw new TaskCancelledError();
      return this.breaker.execute(work, signal);
    });
  }
}
