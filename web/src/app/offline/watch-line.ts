import { WORKER_PATH } from './retire';

/** Pause between two looks whether the line is back, in ms. */
export const LOOK_MS = 5_000;

/** Whether the site answers; a balancer without a site behind it does so too, but not with success. */
async function doesAnswer(): Promise<boolean> {
  const signal = AbortSignal.timeout(LOOK_MS);
  try {
    return (await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Looks beside a kept copy whether the line is back, while somebody may see it: not every browser tells that it is (X4). Ends once it
 * is, and once it is not wanted any more.
 */
export function watchLine(isWanted: () => boolean, onBack: () => void): void {
  if (!isWanted()) return;
  const look = async () => {
    if (document.hidden) return again();
    if (!isWanted()) return;
    if (await doesAnswer()) onBack();
    else again();
  };
  const again = () => void setTimeout(() => void look(), LOOK_MS);
  again();
}
