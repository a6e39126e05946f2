const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether lists and objects stand in one another more than `levels` times. Goes level by level, so that no depth is too deep to ask. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value].filter((one) => typeof one === 'object' && one !== null);
  for (let left = levels; left > 0 && level.length > 0; left -= 1) {
    level = level.flatMap(childrenOf).filter((one) => typeof one === 'object' && one !== null);
  }
  return level.length > 0;
}
