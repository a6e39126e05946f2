import { isReady } from './is-ready';

/**
 * When the page on the screen was shown, in ms since 1970, asked when the app draws it: now, but for the page that the document
 * brought its first paint, since a person may have typed long before the app came.
 */
export function shownAt(): number {
  if (isReady()) return Date.now();
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.timeOrigin + (paint?.startTime ?? 0);
}
