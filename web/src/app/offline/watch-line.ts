import { endsAfter } from '../../shared/lib/ends-after';
import { WORKER_PATH } from './retire';

/** Pause before the first look whether the line is back, and before the later ones at most: each look costs its person data; in ms. */
export const LOOK_MS = { first: 5_000, longest: 60_000 };
/** So long an answer may take, on the slowest of lines, in ms. */
const ANSWER_MS = 15_000;

/** Whether the site answers; a balancer without a site behind it does so too, but not with success. */
async function doesAnswer(): Promise<boolean> {
  try {
    const signal = endsAfter(ANSWER_MS);
    return (await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Looks beside a kept copy whether the line is back, more and more seldom, and only while somebody may see it: not every browser tells
 * that it is (X4). Ends once it is, and once it is not wanted any more.
 */
export function watchLine(isWanted: () => boolean, onBack: () => void): void {
  if (!isWanted()) return;
  let pause = LOOK_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
  const look = async () => {
    if (!isWanted()) return end();
    if (document.hidden || isLooking) return;
    isLooking = true;
    const isBack = await doesAnswer();
    isLooking = false;
    if (isBack) {
      end();
      onBack();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
    pause = Math.min(pause * 2, LOOK_MS.longest);
  };
  /** Whoever comes back to the page learns it at once. */
  const seen = () => {
    clearTimeout(timer);
    pause = LOOK_MS.first;
    void look();
  };
  document.addEventListener('visibilitychange', seen);
  timer = setTimeout(() => void look(), pause);
}
