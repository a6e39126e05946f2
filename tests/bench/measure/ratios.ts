/** The middle of some numbers; of an even count the mean of the two in the middle. NaN where there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The value that `share` of the numbers do not exceed (nearest rank). NaN where there is none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** The median of the pairs' ratios: ours and the peer's of the same round, in the order of the rounds. */
export function medianOfRatios(ours: readonly number[], peers: readonly number[]): number {
  if (ours.length !== peers.length) throw new Error(`${ours.length} rounds cannot be paired with ${peers.length}`);
  return median(ours.map((value, round) => value / (peers[round] ?? NaN)));
}

/** A figure to reach: nothing is asserted, the table only says whether it holds. */
export type Goal = { atLeast: number } | { atMost: number };

/** Whether a figure reaches its goal. */
export function holds(figure: number, goal: Goal): boolean {
  return 'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost;
}
