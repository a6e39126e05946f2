/** Fixed numbers and names of the public wire, each in one place: the proxy holds them, docs/wire.md tells them. */

/** Largest JSON body, in bytes; a content object is well below. */
export const MAX_JSON_BYTES = 2 * 1024 * 1024;
/**
 * Largest form without files, and largest JSON body of who is not signed in, in bytes: the longest message, every letter written as
 * %XX%XX%XX%XX, and room for the rest.
 */
export const MAX_FORM_BYTES = 64 * 1024;
/** Longest `Idempotency-Key`, in characters. */
export const MAX_IDEMPOTENCY_KEY = 128;
/** Longest side of a placeholder picture, in pixels (C21). */
export const MAX_PLACEHOLDER_SIDE = 4_000;

/** Names of the session's cookie: with http, with https, and beside it for an allowed origin of another site (https only). */
export const sessionCookies = {
  http: 'session',
  https: '__Host-session',
  crossSite: '__Host-session-cross',
} as const;
/** How long a session lasts without a new sign-in, in days. */
export const SESSION_DAYS = 14;
/** How long a session lasts while nobody uses it, in days: over a weekend. */
export const SESSION_IDLE_DAYS = 3;
/** The cookie of a browser that an account has signed in from: with http, with https; and how long it is kept, in days. */
export const deviceCookies = { http: 'device', https: '__Host-device' } as const;
export const DEVICE_DAYS = 365;

/**
 * Wrong sign-ins in any so many minutes: for a typed name (an account has two, so at most ten), for a browser that the account
 * has signed in from, and for an address.
 */
export const signInLimits = { minutes: 15, perName: 5, perDevice: 10, perAddress: 60 } as const;
/** Subscriptions of one address in an hour. */
export const SUBSCRIPTIONS_PER_HOUR = 30;
/** Contact messages and franchise applications of one address in any hour: many visitors share one behind a mobile network. */
export const LEADS_PER_HOUR = 30;
/**
 * Mailed links that one address opens in a minute. Many people and the scanners of their mail share one: it is far above what they
 * open, and only keeps one machine from asking the CMS as often as it can.
 */
export const LINKS_PER_MINUTE = 300;
/** The same text from the same person within so many minutes is one record, whatever it calls itself (P20, P21). */
export const SAME_LEAD_MINUTES = 10;

/** Longest time that sending a request may take, in seconds: a save of 2 MB over a slow mobile line must get through. */
export const REQUEST_SECONDS = 60;
