/**
 * How long a mail server may say nothing, in ms. One that looks through mails for spam takes minutes for its yes after the last line,
 * and whoever does not wait for it sends the same mail again and again (RFC 5321 §4.5.3.2.6).
 */
export const SILENCE_MS = 5 * 60_000;

/** An attempt may take so long, in ms. */
export const LONGEST_ATTEMPT_MS = SILENCE_MS + 60_000;

/** Whoever sends a mail has it to themselves for so long, in ms; an attempt is given up well before. */
export const LEASE_MS = LONGEST_ATTEMPT_MS + 2 * 60_000;
