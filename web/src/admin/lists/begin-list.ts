/** Begins a list at its top where another page of it is asked for: what led there goes with the page that it stood on (X2). */
export function beginList(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'nearest' });
}
