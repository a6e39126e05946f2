/** What only the app gives a meaning to; a link that stands for a button has one besides, for those without script. */
const PRESSED = 'button, a[role="button"]';
/** What the browser does by itself when it is clicked. */
const NATIVE = 'a[href]:not([role="button"]), summary, label, input, select, textarea, [type="submit"]';
/** A form in which only the app says what is missing: sent without it, it leads away from the page, to be told there. */
const lacks = (element: Element) => element.closest('form[novalidate]')?.querySelector(':invalid');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('input, select, textarea');
const isTicked = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

/** Tells the app of a value that was there before it, as if it were typed now. The caret stays where it is. */
function enterAgain(control: Control, value: string): void {
  if (isTicked(control)) {
    const { checked } = control;
    // Of one choice only what was chosen last is one.
    if (!checked && control.type === 'radio') return;
    control.checked = !checked;
    control.click();
    return;
  }
  if (control.value !== value) control.value = value;
  // React compares with what it last saw set, by a setter of its own: here it sees another value, set on another element.
  const other = document.createElement(control.localName);
  Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(other, `${value}.`);
  control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }));
}

/** Lets the browser do what a link says that stands for a button. */
function follow(link: HTMLElement): void {
  link.removeAttribute('role');
  link.click();
  link.setAttribute('role', 'button');
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
  /** The field in which an input method still puts a word together. */
  private composing: EventTarget | null = null;

  constructor({ press, onWaiting }: Watch) {
    const on = (type: string, listener: (event: Event) => void) =>
      addEventListener(type, listener, { capture: true, signal: this.ends.signal });
    on('click', (event) => {
      const target = elementOf(event);
      const button = target?.closest<HTMLElement>(PRESSED);
      if (!button || (target?.closest(NATIVE) && !lacks(button))) return;
      event.preventDefault();
      // Nor does what counts presses hear of it before it does something.
      event.stopImmediatePropagation();
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
    on('compositionstart', ({ target }) => (this.composing = target));
    on('compositionend', () => (this.composing = null));
    // A link that stands for a button opens with the space bar too.
    on('keydown', (event) => {
      const link = elementOf(event)?.closest<HTMLElement>('a[role="button"]');
      if (!link || !('key' in event) || event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
  }

  /**
   * Forgets the presses, since the app cannot be had now: answers whether one of them came to nothing, or a choice in a form that
   * no button sends. Where it will never be had (`forGood`), links lead where they say, and such a form is sent. What was typed is kept.
   */
  giveUp(forGood: boolean): boolean {
    let isInVain = false;
    for (const [element, value] of this.kept) {
      const form = isControl(element) ? element.form : null;
      if (value === null) {
        element.removeAttribute('aria-busy');
        this.kept.delete(element);
      } else if (form?.querySelector('[type="submit"]') !== null) continue;
      if (forGood && form) form.submit();
      else if (forGood && element.matches('a')) follow(element);
      else isInVain = true;
    }
    return isInVain;
  }

  /** The app is there: it is told everything, in order and once, and from here on the page is its own. */
  replay(): void {
    this.ends.abort();
    for (const [element, value] of this.kept) {
      if (!element.isConnected) continue;
      if (value !== null && isControl(element)) {
        // A word that is being put together would be cut.
        if (element !== this.composing) enterAgain(element, value);
        else element.addEventListener('compositionend', () => enterAgain(element, element.value), { once: true });
      } else {
        element.removeAttribute('aria-busy');
        element.click();
      }
    }
    this.kept.clear();
  }
}
