/** What a section is told for one part of its work. */
export type Task = {
  /** How many tries to make now. */
  tries: number;
  /** The whole part follows from it: the same seed tries the same things. */
  seed: number;
  /** Tells a person what happens. */
  say: (text: string) => void;
  /** Aborted when the run is to end: finish the try under way, give what was found. */
  signal: AbortSignal;
};

/** What one part has found. */
export type Found = {
  /** How many tries were really made and judged. */
  tries: number;
  /** What went against the goal, one sentence each; with what is needed to see it again. */
  violations: string[];
  /** What was measured besides, by name; the last part's are shown. */
  figures?: Record<string, number>;
};

/**
 * One figure of reliability: what is done to the product, how often, and who judges it. A long run is made of parts, each of which
 * is kept at once, so that a run that was broken off goes on where it was.
 */
export type Section = {
  /** Such as `F1 SQLite`; unique. */
  figure: string;
  what: string;
  /** The goal in words. */
  goal: string;
  /** How many tries the goal asks for in all. */
  enough: number;
  /** How many tries are one part. */
  part: number;
  /** The seed of the part that follows on so many tries, for a figure whose parts make one whole; without it each part's is random. */
  seedAfter?: (tries: number) => number;
  /** What is missing on this machine, in one sentence; null: nothing. */
  missing?: () => string | null;
  measure: (task: Task) => Promise<Found>;
};
