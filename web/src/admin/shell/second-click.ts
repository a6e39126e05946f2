/** Where a click belongs: the dialog that it is in, or the page. */
function groundOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('dialog') : null;
}

/**
 * Stops the second click of a double-click that lands elsewhere than the first: on the ground of a dialog that the first one
 * has opened, which would close it again, or on what lies below one that it has closed. People who press everything twice get
 * what one press does. A double-click in one place, as on a word, is left alone.
 */
export function stopStraySecondClicks(): void {
  let first: Element | null = null;
  const onClick = (event: MouseEvent) => {
    // A key's click has no count.
    if (event.detail === 0) return;
    const ground = groundOf(event);
    if (event.detail === 1) first = ground;
    else if (ground !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', onClick, true);
}
