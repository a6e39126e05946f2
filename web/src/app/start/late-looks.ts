const MARK = 'data-late';

/**
 * Settles the looks of a document that leaves them for later (decision 0031): its fonts and the pictures below may come, which on a phone
 * would have held the first picture up, and the styles that stood at its end apply from its head, where those of other pages and of
 * tools are put behind them.
 */
export function settleLooks(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(MARK)) return;
  root.removeAttribute(MARK);
  const atEnd = [...document.querySelectorAll<HTMLLinkElement>('body > link[rel="stylesheet"]')];
  for (const link of atEnd) {
    const twin = document.head.querySelector<HTMLLinkElement>(`link[href="${link.getAttribute('href')}"]`);
    // They are one file, which is there; the browser may still have to read it for this one.
    const settle = () => link.remove();
    if (twin?.sheet === null) twin.addEventListener('load', settle, { once: true });
    twin?.removeAttribute('media');
    if (twin?.sheet) settle();
  }
}
