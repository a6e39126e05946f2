/** Business constants of public-site §9 and back-office §9, each in one place (P33, A22). */

const BYTES_OF_A_MB = 1024 * 1024;
/** Most MB of an image, everywhere (C14), as texts say it. */
export const MAX_IMAGE_MB = 5;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * BYTES_OF_A_MB;
/** Most MB of other media (A15), as texts say it. */
export const MAX_MEDIA_MB = 10;
export const MAX_MEDIA_BYTES = MAX_MEDIA_MB * BYTES_OF_A_MB;

/** Slides of the hero and of the team move on after this long, in ms. */
export const CAROUSEL_INTERVAL_MS = 5_000;
export const TEAM_PER_SLIDE = 2;
export const FEATURED_MAX = 2;
/** A testimonial gives 1 to so many stars; a new one all of them (back-office §3). */
export const MAX_RATING = 5;
/** Every rating that there is, the lowest first. */
export const ratings: readonly number[] = /* @__PURE__ */ Array.from({ length: MAX_RATING }, (_, place) => place + 1);
/** A rating as it is read out. */
export const ratingText = (rating: number): string => `${rating} out of ${MAX_RATING} stars`;

/** Toasts, in ms (P32); with a way back, longer. */
export const TOAST_MS = {
  publicSuccess: 2_000,
  publicError: 4_000,
  plain: 4_000,
  backOffice: 4_000,
  undo: 10_000,
} as const;
export const TOAST_MAX = 20;

/** An edit is sent after this much quiet, in ms (design: writing). */
export const AUTOSAVE_QUIET_MS = 1_500;

/** Pages that search engines shall not list, and what crawlers shall leave alone (back-office §9). */
export const NO_INDEX_PAGES = ['/admin', '/login', '/register'] as const;
export const ROBOTS_DISALLOW = ['/admin/', '/api/private/'] as const;

export const PASSWORD_MIN = 6;
/** Change-log rows stay this long, in days. */
export const HISTORY_DAYS = 90;
/** Who the content is from that the site begins with, as the history names its people (A6). */
export const FIRST_CONTENT = 'First content';
export const TIME_ZONE = 'Africa/Lagos';
export const LEGAL_UPDATED = 'June 15, 2023';
