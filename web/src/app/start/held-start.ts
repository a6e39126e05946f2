import { PHONE_SCREEN } from '../phone-screen';

/** So long it waits for the picture, in ms: one of another server may hang, and nothing hears a press until then. */
const PATIENCE_MS = 2_000;
/** What a slow phone takes to show a picture that it has decoded, in ms: nothing says when it has. */
const SHOWN_MS = 100;

/** Whether this browser had the page's styles before, and so its other files. */
const isKnown = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => /css$/.test(entry.name) && 'transferSize' in entry && !entry.transferSize);

/**
 * Lets the first script of the home page run, which its document holds back (decision 0040): on a phone once the first picture is
 * painted, since on a slow line the two would share what there is (S5); at once on other screens, where the browser has the page's
 * files, and where another place of the page is shown than its top.
 */
export function beginHeldStart(): void {
  const page = document;
  const held = page.querySelector('[data-app]');
  // The second time it does nothing: a script that has begun does not begin again.
  const begin = () => held && page.body.append(Object.assign(held, { type: 'module' }));
  if (!matchMedia(PHONE_SCREEN).matches || location.hash || scrollY > 0 || isKnown()) begin();
  else {
    setTimeout(begin, PATIENCE_MS);
    // A picture that cannot be had holds nothing up, and neither does a page without one.
    const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    void Promise.allSettled([picture?.decode()]).then(() => setTimeout(begin, SHOWN_MS));
  }
}
