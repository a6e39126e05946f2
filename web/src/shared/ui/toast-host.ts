/** The topmost open dialog: while one is open, everything outside of it is inert, the top layer included. */
function placeForToasts(): HTMLElement {
  return [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1) ?? document.body;
}

/**
 * Keeps `host` where a person can read, hear and use what is in it: in the open dialog, else in the body. Calls `onMoved`
 * after each move, since a move takes a popover out of the top layer. Returns what stops it and takes the host away.
 */
export function keepToastHostReachable(host: HTMLElement, onMoved: () => void): () => void {
  const settle = () => {
    const place = placeForToasts();
    if (host.parentElement === place && host.isConnected) return;
    place.append(host);
    onMoved();
  };
  settle();
  const observer = new MutationObserver(settle);
  // `childList`: a dialog that is taken out of the page while it is open takes the host along.
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    host.remove();
  };
}
