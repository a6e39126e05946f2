import type { CmsAlert } from '@apoti/contract';

/** Fewer answers than this say nothing. */
const LEAST = 20;
/** Where few come, so many looks are counted together; after those they say nothing any more. */
const MOST_LOOKS = 12;

/** How many of the answers since it was judged last were failures of ours (5xx). */
export class ErrorShare {
  private answers = 0;
  private failures = 0;
  private fromMemory = 0;
  private looks = 0;

  /** Notes an answer. */
  note(status: number): void {
    this.answers += 1;
    if (status >= 500) this.failures += 1;
  }

  /**
   * What is wrong with the share of failures; null: nothing, or too few answers to say: then they count at the next look too.
   * `fromMemory`: how many were answered from there so far.
   */
  look(limitPercent: number, fromMemory: number): CmsAlert | null {
    this.looks += 1;
    const { failures, looks } = this;
    const answers = this.answers + fromMemory - this.fromMemory;
    if (answers < LEAST && looks < MOST_LOOKS) return null;
    this.fromMemory = fromMemory;
    this.answers = 0;
    this.failures = 0;
    this.looks = 0;
    const percent = (failures / Math.max(answers, 1)) * 100;
    if (answers < LEAST || percent <= limitPercent) return null;
    return {
      key: 'errors',
      title: 'Many requests fail',
      text: `${failures} of the last ${answers} requests failed (${percent.toFixed(1)} %); the limit is ${limitPercent} %.`,
    };
  }
}
