/** A value at a moment, in ms. */
export type Sample = { at: number; value: number };

/** How long what is not in use may wait before it goes, in ms. */
const FLOOR_MS = 5 * 60_000;

/**
 * The lowest sample of every five minutes: what is kept. What comes and goes between two collections lies above it, and how much
 * depends on the moment of the look.
 */
export function floorsOf(samples: readonly Sample[]): Sample[] {
  const [first] = samples;
  if (first === undefined) return [];
  const lowest = new Map<number, Sample>();
  for (const sample of samples) {
    const part = Math.floor((sample.at - first.at) / FLOOR_MS);
    if (sample.value < (lowest.get(part)?.value ?? Infinity)) lowest.set(part, sample);
  }
  return [...lowest.values()];
}

/** How much the straight line through the samples (least squares) rises in an hour. NaN with fewer than two moments. */
export function risePerHour(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  if (!(spread > 0)) return NaN;
  const rise = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0) / spread;
  return rise * 3_600_000;
}
