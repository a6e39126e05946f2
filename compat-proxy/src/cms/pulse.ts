/** How long the CMS may be silent before it hangs, and how long after an answer it is asked again, in ms: 4 s in all. */
const SILENCE_MS = 3_000;
const PAUSE_MS = 1_000;

/** A call that waits: `signal` aborts when the CMS hangs; `end` must be called when the call is over. */
export type Watched = { signal: AbortSignal; end: () => void };

/**
 * Tells a CMS that works for long from one that hangs: while calls wait that may take longer than others, the CMS is asked again
 * and again whether it lives. Where it is silent, all of them are given up: what says so within seconds for a save must not take
 * half a minute for a picture (F4).
 */
export class Pulse {
  private readonly waiting = new Set<AbortController>();
  private isAsking = false;

  /** @param ask asks for a sign of life: any answer is one; rejects when there is none, or when its signal aborts */
  constructor(private readonly ask: (signal: AbortSignal) => Promise<unknown>) {}

  /** Watches over a call from now on. */
  watch(): Watched {
    const call = new AbortController();
    this.waiting.add(call);
    if (!this.isAsking) void this.askWhileNeeded();
    return { signal: call.signal, end: () => void this.waiting.delete(call) };
  }

  private async askWhileNeeded(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.size > 0) {
      try {
        await this.ask(AbortSignal.timeout(SILENCE_MS));
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
      } catch (cause) {
        for (const call of this.waiting) call.abort(new Error('The CMS gives no sign of life', { cause }));
        this.waiting.clear();
      }
    }
    this.isAsking = false;
  }
}
