import { isFreeLine, isSparing } from '../../shared/lib/free-line';
import { siteEvents } from '../../shared/lib/site-events';
import { whenIdle } from '../../shared/lib/when-idle';
import { OFFLINE_NOTE } from '../../shared/offline/places';
import { isKeepable } from './addresses';
import type { Shown } from './messages';
import { isGivenUp, WORKER_PATH } from './retire';
import { watchLine } from './watch-line';

/** Pictures of ours that the page has really shown, in the format and width that this browser took. */
function shownPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|uploads)\//.test(pathname))
    .map(({ pathname, search }) => `${pathname}${search}`);
}

function lineNow(): Shown['line'] {
  if (isSparing()) return 'saving';
  return isFreeLine() ? 'free' : 'usual';
}

/** Tells the worker, which is registered first if need be, that the page of the present address is shown. */
async function tell(): Promise<void> {
  const path = location.pathname;
  if (!isKeepable(path)) return;
  await whenIdle();
  // Browsers look for an update themselves at each visit, never in their copies.
  const { serviceWorker } = navigator;
  if (!(await serviceWorker.getRegistration())) {
    // Registering calls one back that is just going away, without asking for its script.
    if (await isGivenUp()) return;
    // Where workers are blocked, there is none, and `ready` would never come.
    if (!(await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }))) return;
  }
  const { active } = await serviceWorker.ready;
  if (location.pathname !== path) return;
  const shown: Shown = { path, pictures: shownPictures(), line: lineNow() };
  active?.postMessage(shown);
}

/** A line that is back is said beside the kept copy; the person decides when the page changes. */
function sayOnline(): void {
  const [text, link] = document.getElementById(OFFLINE_NOTE)?.children ?? [];
  if (!text || !link) return;
  text.textContent = 'You are online again. This is still the page from this device.';
  link.textContent = 'Show it as it is now';
}

/**
 * Has a worker keep what is read here, so that it can be read without a line (X4). Begins once the app is there and nothing else is to
 * be done; only on pages that are everybody's. What goes wrong is logged, and the site goes on without.
 */
export function beginOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = () => tell().catch((error: unknown) => console.warn('Pages are not kept on this device:', error));
  addEventListener(siteEvents.page, begin);
  addEventListener('online', sayOnline);
  watchLine(() => document.getElementById(OFFLINE_NOTE) !== null, sayOnline);
  void begin();
}
