/** A value at a moment, in ms. */
export type Sample = { at: number; value: number };

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
