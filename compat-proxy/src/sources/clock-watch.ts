/** Less than this is how clocks are usually put right, and makes no post's day early by anything that a visitor may notice, in ms. */
const TOLERANCE_MS = 1_000;

/** How far the wall clock is from the one that nobody sets, in ms. */
const ahead = (): number => Date.now() - performance.now();

/**
 * Notices a wall clock that is put back, at once or little by little. What was made while it was ahead may show what is not yet public,
 * and its own end says nothing of that (C9).
 */
export class ClockWatch {
  private furthest = ahead();

  /** Whether it was put back since this was last true, or from as far ahead as it has been since. To be called often. */
  wasPutBack(): boolean {
    const now = ahead();
    const isBack = this.furthest - now > TOLERANCE_MS;
    this.furthest = isBack ? now : Math.max(this.furthest, now);
    return isBack;
  }
}
