import type { CmsAlert } from '@apoti/contract';

/** Fewer answers than this say nothing. */
const LEAST = 20;

/** How many of the answers since the last look were failures of ours (5xx). */
export class ErrorShare {
  private answers = 0;
  private failures = 0;
  private fromMemory = 0;

  /** Notes an answer. */
  note(status: number): void {
    this.answers += 1;
    if (status >= 500) this.failures += 1;
  }

  /**
   * What is wrong with the share of failures since the last look; null: nothing, or too few answers to say. `fromMemory`: how many
   * were answered from there so far.
   */
  look(limitPercent: number, fromMemory: number): CmsAlert | null {
    const { failures } = this;
    const answers = this.answers + fromMemory - this.fromMemory;
    this.fromMemory = fromMemory;
    this.answers = 0;
    this.failures = 0;
    const percent = (failures / Math.max(answers, 1)) * 100;
    if (answers < LEAST || percent <= limitPercent) return null;
    return {
      key: 'errors',
      title: 'Many requests fail',
      text: `${failures} of the last ${answers} requests failed (${percent.toFixed(1)} %); the limit is ${limitPercent} %.`,
    };
  }
}
