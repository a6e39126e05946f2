import { adminStorage } from '../lib/storage-names';

/** In a browser that keeps nothing it holds until the page is left. */
let isUnkept = false;

/** Whether somebody has logged out here of whom the server has not heard yet. Of every tab, also after a reload. */
export function wantsOut(): boolean {
  try {
    return isUnkept || localStorage.getItem(adminStorage.wantsOut) !== null;
  } catch {
    return isUnkept;
  }
}

/** Notes that somebody wants out, or that she is out or has really signed in again. */
export function noteWantsOut(isWanted: boolean): void {
  isUnkept = false;
  try {
    if (isWanted) localStorage.setItem(adminStorage.wantsOut, 'yes');
    else localStorage.removeItem(adminStorage.wantsOut);
  } catch {
    isUnkept = isWanted;
  }
}
