import fc from 'fast-check';

/** All of them in an order that follows from the seed. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const whole = fc.shuffledSubarray([...all], { minLength: all.length });
  return fc.sample(whole, { seed, numRuns: 1 })[0] ?? [];
}
