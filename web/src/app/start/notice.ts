import type { Failure } from './app-loader';

const TEXTS: Record<Failure, string> = {
  line: 'This could not be loaded. Please check your connection and try it again.',
  lost: 'This works once the page has been loaded again.',
};

let shown: HTMLElement | null = null;

const made = (name: string, more: object) => Object.assign(document.createElement(name), more);

/** Says that what was pressed waits for something that could not be had; readers' software reads it at once. */
export function showNotice(failure: Failure): void {
  hideNotice();
  shown = made('div', { className: 'early-notice' });
  const text = made('p', { textContent: TEXTS[failure] });
  text.setAttribute('role', 'alert');
  shown.append(text);
  if (failure === 'lost')
    shown.append(made('a', { href: location.pathname + location.search, textContent: 'Load again' }));
  shown.append(made('button', { type: 'button', textContent: 'Close' }));
  document.body.append(shown);
}

export function hideNotice(): void {
  shown?.remove();
  shown = null;
}

/** Closes the notice, if the button is its own: answers whether it is. */
export function pressNotice(button: HTMLElement): boolean {
  if (!shown?.contains(button)) return false;
  hideNotice();
  return true;
}
