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

/** What the back-office keeps in an admin's browser beside unsent edits. */
export const adminStorage = {
  /** localStorage: colours and shortcuts. */
  preferences: 'back-office',
  /** localStorage: something new that is being typed, by person and list, until it is made. */
  draft: 'back-office-draft:',
  /** localStorage: under which request the words of an entry that is gone become a new one, by person and entry. */
  remakeKey: 'back-office-remake:',
  /** sessionStorage: which unsent new post is this tab's, by person. */
  newPost: 'back-office-new-post:',
  /** localStorage: posts that saved themselves and that nobody has saved by hand yet, by person. */
  madePosts: 'back-office-made-posts:',
  /** localStorage: what is typed about a file of the media library and not saved yet, by person and file. */
  fileWords: 'back-office-file:',
  /** localStorage: somebody has logged out, and the server has not heard of it yet. */
  wantsOut: 'back-office-wants-out',
  /** localStorage: whether the preview is open, and at which width. */
  preview: 'back-office:preview',
  /** localStorage: what the Analytics Dashboard shows and how, by person. */
  analytics: 'back-office-analytics:',
} as const;
