import { PENDING_MS } from '../../shared/lib/send-plainly';
import { wait } from '../../shared/lib/wait';

/**
 * Sees to it that no form is sent twice while the browser itself sends one: neither by a second press, also when the app is there,
 * nor by the app, which stays away meanwhile.
 */
export class SentForm {
  private until = 0;
  private form: EventTarget | null = null;

  constructor() {
    // Heard last: a form that a script answers in the page, as the app does most, is not on its way to anywhere.
    addEventListener('submit', (event) => {
      const { target } = event;
      // A form that only asks for a page, as a search, does no harm twice.
      if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
      if (this.form === target && this.left() > 0) event.preventDefault();
      else [this.form, this.until] = [target, performance.now() + PENDING_MS];
    });
    // Back on the page that sent it, as the browser kept it: it may be sent anew, without the password that was typed.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.until = 0;
      for (const field of document.querySelectorAll<HTMLInputElement>('[type="password"]')) field.value = '';
    });
  }

  private left(): number {
    return this.until - performance.now();
  }

  /** Resolves when no form is on its way. */
  async answered(): Promise<void> {
    while (this.left() > 0) await wait(this.left());
  }
}
