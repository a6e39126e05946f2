import { wait } from '../../shared/lib/wait';
import { isAtTop } from './at-top';

const MARK = 'data-near';
/** What a phone does not lay out at first, where it is not near the screen (Layout.module.css). */
const PARTS = 'main > :nth-child(n + 3)';
/** So long is laid out before whoever has touched the page meanwhile is answered, in ms. */
const SLICE_MS = 30;

const loaded = () =>
  new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(null) : addEventListener('load', resolve, { once: true }),
  );

/**
 * Lays out what is below the first screen, part by part, once that is painted and its fonts are there. All at once and sooner, and
 * again with each font, it would keep a slow phone from painting (S5).
 */
export async function layOutWhole(): Promise<void> {
  const parts = isAtTop() ? [...document.querySelectorAll<HTMLElement>(PARTS)] : [];
  if (parts.length > 0) {
    await loaded();
    await document.fonts.ready;
  }
  let begun = performance.now();
  for (const part of parts) {
    part.style.contentVisibility = 'visible';
    // Asked for its height, it is laid out now.
    void part.offsetHeight;
    if (performance.now() - begun < SLICE_MS) continue;
    await wait();
    begun = performance.now();
  }
  document.documentElement.removeAttribute(MARK);
  for (const part of parts) part.removeAttribute('style');
}
