/** Closes the menus of a page that the browser kept as it was, and shows again: going to another page has closed them (P2). */
export function closeKeptMenus(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false;
  });
}
