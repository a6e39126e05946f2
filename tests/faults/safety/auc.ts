/**
 * How well a time tells which of two sorts an answer is of: the share of pairs in which the first sort's was the longer one, with
 * a draw for half (Mann and Whitney's U). 0.5 tells nothing, 1 and 0 tell all.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  const won = first.reduce(
    (sum, one) => sum + second.reduce((wins, other) => wins + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  return won / (first.length * second.length);
}
