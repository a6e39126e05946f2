import { isFreeLine } from '../../shared/lib/free-line';
import { whenIdle } from '../../shared/lib/when-idle';
import { wait } from '../../shared/lib/wait';
import { isAtTop } from './at-top';

const MARK = 'data-late';
/** So long the rest waits for the first picture, in ms: one of another server may hang. */
const PATIENCE_MS = 5_000;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Whether this browser had the page's styles, and so its fonts, before. */
const isKnown = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => /\.css$/.test(entry.name) && 'transferSize' in entry && !entry.transferSize);

/** Resolves when the first picture is painted; without one that can be had, the words look no other. */
async function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.decode();
  await Promise.race([picture, wait(PATIENCE_MS)]).catch(() => {});
  // The frame that has it, and its end.
  await nextFrame();
  await nextFrame();
  await whenIdle();
}

/**
 * The fonts and the pictures below may come, and the styles that stood at the end of the document apply from its head, where those of other pages and of
 * tools are put behind them. Does nothing the second time.
 */
export function settleLooks(): void {
  document.documentElement.removeAttribute(MARK);
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

/**
 * Settles the looks of a document that leaves them for later (decision 0031): once its first picture, which fonts and other pictures
 * would hold up on a slow line, is painted; at once where the line is fast, they are here already or another place of the page is shown.
 */
export async function lateLooks(): Promise<void> {
  if (!document.documentElement.hasAttribute(MARK)) return;
  if (isAtTop() && !isFreeLine() && !isKnown()) await firstPicture();
  settleLooks();
}
