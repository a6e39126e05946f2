/** What the browser does by itself when it is clicked. */
const NATIVE = 'a[href], summary, label, input, select, textarea, [type="submit"]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
const isTicked = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

/** Tells the app of a value that was there before it, as if it were typed now. */
function enterAgain(control: Control, value: string): void {
  if (isTicked(control)) {
    const { checked } = control;
    control.checked = !checked;
    control.click();
    return;
  }
  // React compares with what it last saw set; the prototype's own setter sets past it.
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

type Watch = {
  /** Does what a button says without the app, if that can be. */
  press: (button: HTMLElement) => boolean;
  /** Something is done that only the app can do or has to hear of. */
  onWaiting: () => void;
};

/**
 * Keeps what a person does before the app is there, in order: presses of buttons that only the app gives a meaning to, each once
 * however often it is pressed, and what was typed or chosen, as it was last.
 */
export class EarlyActions {
  private readonly kept = new Map<HTMLElement, string | null>();
  private readonly ends = new AbortController();

  constructor({ press, onWaiting }: Watch) {
    const on = (type: string, listener: (event: Event) => void) =>
      addEventListener(type, listener, { capture: true, signal: this.ends.signal });
    on('click', (event) => {
      const target = elementOf(event);
      const button = target?.closest<HTMLElement>('button');
      if (!button || target?.closest(NATIVE)) return;
      event.stopPropagation();
      if (press(button)) return;
      // A second press of what waits already is impatience.
      if (this.kept.has(button)) return;
      this.kept.set(button, null);
      button.setAttribute('aria-busy', 'true');
      onWaiting();
    });
    on('input', (event) => {
      const { target } = event;
      if (!isControl(target)) return;
      this.kept.delete(target);
      this.kept.set(target, target.value);
      onWaiting();
    });
    // A link that stands for a button opens with the space bar too.
    on('keydown', (event) => {
      const link = elementOf(event)?.closest<HTMLElement>('a[role="button"]');
      if (!link || !(event instanceof KeyboardEvent) || event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
  }

  /** Forgets the presses, since the app cannot be had now: answers whether there were any. What was typed is kept. */
  giveUp(): boolean {
    const buttons = [...this.kept].filter(([, value]) => value === null).map(([button]) => button);
    for (const button of buttons) {
      button.removeAttribute('aria-busy');
      this.kept.delete(button);
    }
    return buttons.length > 0;
  }

  /** The app is there: it is told everything, in order and once, and from here on the page is its own. */
  replay(): void {
    this.ends.abort();
    for (const [element, value] of this.kept) {
      if (!element.isConnected) continue;
      if (value !== null && isControl(element)) enterAgain(element, value);
      else {
        element.removeAttribute('aria-busy');
        element.click();
      }
    }
    this.kept.clear();
  }
}
