import { PHONE_SCREEN } from '../phone-screen';

/** So long it waits for the picture, in ms: one of another server may hang, and nothing hears a press until then. */
const PATIENCE_MS = 2_000;
/** What a slow phone takes to show a picture that it has decoded, in ms: nothing says when it has. */
const SHOWN_MS = 100;

/** Whether this browser had one of the page's files before, and so all of them. */
const isKnown = () =>
  performance.getEntriesByType('resource').some((entry) => Reflect.get(entry, 'transferSize') === 0);

/**
 * Lets the first script of the home page run, which its document holds back (decision 0031): on a phone once the first picture is
 * painted, since on a slow line the two would share what there is (S5); on other screens, and where the browser has the page's files,
 * at once.
 */
export function beginHeldStart(): void {
  const held = document.querySelector<HTMLScriptElement>('[data-app]');
  // The second time it does nothing: a script that has begun does not begin again.
  const begin = () => {
    if (held === null) return;
    held.type = 'module';
    document.body.append(held);
  };
  if (!matchMedia(PHONE_SCREEN).matches || isKnown()) return begin();
  setTimeout(begin, PATIENCE_MS);
  // A picture that cannot be had holds nothing up, and neither does a page without one.
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  void Promise.allSettled([picture?.decode()]).then(() => setTimeout(begin, SHOWN_MS));
}
