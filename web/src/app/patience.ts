import { readCopy } from './page-copies';

/** Longest wait for a page that nothing can stand in for, in ms: a slow line brings it late, and until then the whole page is offered. */
const PATIENCE_MS = 60_000;

/** The build that this document is of. */
export function ownBuild(): string {
  return document.documentElement.dataset['build'] ?? '';
}

/** Whether the worker has the document of an address. Of a list that the server chooses, it has the whole one alone. */
export async function isInWorker(address: string): Promise<boolean> {
  return Boolean(navigator.serviceWorker?.controller) && (await caches.match(address)) !== undefined;
}

/**
 * Longest wait for a page, in ms; undefined: as long as for other answers, since something stands in for it: this browser's copy or
 * the worker's, or another part of the same list, beside which it is said that the answer does not come (P13, P31).
 */
export async function patienceFor(address: string, isPathShown: boolean): Promise<number | undefined> {
  const standsIn = isPathShown || readCopy(ownBuild(), address) !== null || (await isInWorker(address));
  return standsIn ? undefined : PATIENCE_MS;
}
