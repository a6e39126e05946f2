/** Numbers of chance that a seed repeats. */
export type Chance = {
  /** From 0 to just below 1. */
  part: () => number;
  /** A whole number from the first to the last, both included. */
  whole: (first: number, last: number) => number;
  /** Any number in between, to one decimal. */
  decimal: (first: number, last: number) => number;
};

/** Chance from a seed (mulberry32): the same seed, the same numbers. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    part,
    whole: (first, last) => first + Math.floor(part() * (last - first + 1)),
    decimal: (first, last) => Math.round((first + part() * (last - first)) * 10) / 10,
  };
}
