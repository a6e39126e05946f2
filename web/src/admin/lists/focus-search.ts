/** Gives the focus to the search of the screen's list: what clears it goes away with the press. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
