import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen, IterableBackoff } from 'cockatiel';
import { SteadyBreaker } from '../lib/steady-breaker';
import { ObjectStoreFailure } from './object-store-failure';

/** How a store is asked: how long is waited for the beginning of an answer (ms), and after which failures it is left alone. */
export type StoreManners = { answerMs: number; restsAfter: (failure: ObjectStoreFailure) => boolean };

/** So long it is left alone after a failure, longer each time, in ms. Then one question is tried, and others wait for its answer. */
const REST_MS = [1_000, 2_000, 5_000];

/** Asks a store, unless it has just failed: then whoever asks is told at once. @throws ObjectStoreFailure */
export function restAfter({ restsAfter }: StoreManners): <T>(question: () => Promise<T>) => Promise<T> {
  const breaker = new SteadyBreaker(() =>
    circuitBreaker(
      handleWhen((error) => error instanceof ObjectStoreFailure && restsAfter(error)),
      { halfOpenAfter: new IterableBackoff(REST_MS), breaker: new ConsecutiveBreaker(1) },
    ),
  );
  return async (question) => {
    try {
      return await breaker.execute(question);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new ObjectStoreFailure('The object store has just failed', 'OBJECT_STORE_RESTS');
    }
  };
}
