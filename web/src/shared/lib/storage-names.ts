/** sessionStorage: a message for the next page. By itself, since the first script carries no other name (S6). */
export const FLASH_STORAGE = 'flash';

/** What the public site keeps in a visitor's own browser, each by its name: the code uses these and the cookies page tells them (P16). */
export const storageNames = {
  /** sessionStorage: how far each visited page was scrolled. */
  scroll: 'scroll:',
  flash: FLASH_STORAGE,
  /** sessionStorage: what is typed into a form. */
  form: 'form:',
  /** localStorage: copies of pages for when the server cannot be reached. */
  pages: 'locker-site:page:',
} as const;

/** Caches of the service worker: pages, with what they need, for when there is no connection (X4). */
export const OFFLINE_CACHES = 'offline-';

/** localStorage: what a visitor answered about tools of other companies; kept only where a page has asked (A18). */
export const CONSENT_STORAGE = 'locker-site:consent';
/** How long the answer holds, in months. */
export const CONSENT_MONTHS = 6;

/** localStorage: the day on which a visitor was here first; only of who agreed to that (A20). */
export const VISITED_STORAGE = 'locker-site:visited';

/** localStorage: somebody has logged out of the back-office, and the server has not heard of it yet. */
export const WANTS_OUT_STORAGE = 'back-office-wants-out';
