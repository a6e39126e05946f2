import { isFreeLine } from '../shared/lib/free-line';

/**
 * The first script of a page, small enough to read. The page works as it came: links, forms, menus and rows that scroll are the
 * browser's own. The app, a hundred times as large, is asked for when a person first touches the page, at once on a line that
 * costs nothing, and when a carousel is due to turn (goals S5, S6). What a person did meanwhile is done again once it is there.
 */
const { app = '', imports = '' } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
/** A carousel turns 5 s after its page is there (P4, P6); the app needs the last of them. */
const CAROUSEL_DUE_MS = 4_000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
/** What the browser does by itself when it is clicked. */
const NATIVE = 'a[href], summary, label, input, select, textarea, [type="submit"]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
const isTicked = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

const changed = new Map<Control, string>();
let pressed: HTMLElement | null = null;
let isLoading = false;

/** Asks, once, for all files of the app together, not for each when the one before has said so. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const href of imports.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(/* @vite-ignore */ app).catch(letGo);
}

/** A button that only the app gives a meaning to: kept, and shown as busy. */
function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('button');
  if (!button || target?.closest(NATIVE)) return;
  event.stopPropagation();
  pressed?.removeAttribute('aria-busy');
  pressed = button;
  pressed.setAttribute('aria-busy', 'true');
}

function onInput({ target }: Event): void {
  if (isControl(target)) changed.set(target, target.value);
  load();
}

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

/** The app is there, or cannot be had: from here on the page is its own, or remains as it came. */
function letGo(): void {
  removeEventListener('click', onClick, true);
  removeEventListener('input', onInput, true);
  pressed?.removeAttribute('aria-busy');
}

function takeOver(): void {
  letGo();
  changed.forEach((value, control) => enterAgain(control, value));
  pressed?.click();
}

for (const name of TOUCHES) addEventListener(name, load, { once: true, passive: true });
addEventListener('click', onClick, true);
addEventListener('input', onInput, true);
addEventListener('app:ready', takeOver, { once: true });
// Nothing of the app is asked for before the page is painted; no frame is drawn before the styles are there.
if (isFreeLine()) requestAnimationFrame(() => setTimeout(load));
else if (document.querySelector('[aria-roledescription="carousel"]')) setTimeout(load, CAROUSEL_DUE_MS);
