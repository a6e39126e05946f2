const TEXT = 'This could not be loaded. Please check your connection and press it again.';

let shown: HTMLElement | null = null;

/** Says that what was pressed waits for something that could not be had; readers' software reads it at once. */
export function showNotice(): void {
  hideNotice();
  shown = Object.assign(document.createElement('p'), { className: 'early-notice', textContent: TEXT });
  shown.setAttribute('role', 'alert');
  document.body.append(shown);
}

export function hideNotice(): void {
  shown?.remove();
  shown = null;
}
