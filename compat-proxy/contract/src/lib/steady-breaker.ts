import { CircuitState, type CircuitBreakerPolicy } from 'cockatiel';

/**
 * A circuit breaker that rests no longer where the machine's clock is set back meanwhile: cockatiel's tells by that clock when a rest
 * is over, so that an hour back would be an hour's rest. By then a new one, of `create`, tries at once.
 */
export class SteadyBreaker {
  private breaker: CircuitBreakerPolicy;
  /** When it broke last, by the machine's clock. */
  private brokenAt = 0;

  constructor(private readonly create: () => CircuitBreakerPolicy) {
    this.breaker = this.renewed();
  }

  get isOpen(): boolean {
    return this.breaker.state === CircuitState.Open;
  }

  /** @throws BrokenCircuitError while it rests, and what the work throws */
  execute<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.isOpen && Date.now() < this.brokenAt) this.breaker = this.renewed();
    return this.breaker.execute(work, signal);
  }

  private renewed(): CircuitBreakerPolicy {
    const breaker = this.create();
    breaker.onBreak(() => {
      this.brokenAt = Date.now();
    });
    return breaker;
  }
}
