/** For how long a form that the browser itself has sent keeps others back, in ms: a slow line answers by then, or never. */
const PENDING_MS = 15_000;

/**
 * Sees to it that no form is sent twice while the browser itself sends one: neither by a second press nor by the app, which stays
 * away meanwhile.
 */
export class SentForm {
  private until = 0;
  private form: EventTarget | null = null;
  private readonly ends = new AbortController();

  constructor() {
    const { signal } = this.ends;
    // Heard last: a form that a script answers in the page, as the question about cookies, is not on its way to anywhere.
    addEventListener(
      'submit',
      (event) => {
        const { target } = event;
        // A form that only asks for a page, as a search, does no harm twice.
        if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
        if (this.form === target && this.left() > 0) event.preventDefault();
        else [this.form, this.until] = [target, performance.now() + PENDING_MS];
      },
      { signal },
    );
    // Back on the page that sent it.
    addEventListener('pageshow', ({ persisted }) => persisted && (this.until = 0), { signal });
  }

  private left(): number {
    return this.until - performance.now();
  }

  /** Resolves when no form is on its way. */
  async answered(): Promise<void> {
    while (this.left() > 0) await new Promise((resolve) => setTimeout(resolve, this.left()));
  }

  /** The app is there, and sends forms itself. */
  stop(): void {
    this.ends.abort();
  }
}
