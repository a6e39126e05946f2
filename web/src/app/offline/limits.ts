/** How long a page may take to begin, in ms, before the kept copy is shown: a line that says nothing for so long is as good as dead. */
export const PATIENCE_MS = 6_000;
/** How many of the pages that were visited last are kept. */
export const MAX_PAGES = 20;
/** How many bytes of pictures are kept, and how many one may have. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const MAX_ONE_PICTURE_BYTES = 1024 * 1024;
/** For how long a page that is kept ahead is not asked for again, in ms. */
export const AHEAD_AGAIN_MS = 6 * 3_600_000;
/** The pages that are kept ahead of a visit, and for good: what a person needs on the way to a locker (X4). */
export const KEPT_AHEAD: readonly string[] = ['/lockers', '/faq'];
/** A page that came so lately is not asked for again when it says that it is shown, in ms. */
export const JUST_KEPT_MS = 60_000;
