/** How long a mail server is waited for, in ms. */
export type Patience = {
  /** For its next word, or until it takes more of the mail. */
  silence: number;
  /** Until all of the mail has been handed over, whatever it says meanwhile. */
  handover: number;
  /**
   * For its yes or no after the last line: one that looks through mails takes minutes for it, and whoever does not wait sends the same mail
   * again and again (RFC 5321 §4.5.3.2.6 asks for ten).
   */
  reply: number;
};

export const PATIENCE: Patience = { silence: 60_000, handover: 3 * 60_000, reply: 10 * 60_000 };

/** An attempt may take so long, in ms. */
export const LONGEST_ATTEMPT_MS = PATIENCE.handover + PATIENCE.reply;

/** Whoever sends a mail has it to themselves for so long, in ms; an attempt is given up well before. */
export const LEASE_MS = LONGEST_ATTEMPT_MS + 2 * 60_000;

/** The code of an attempt that was given up because the server kept us waiting, be it for the connection; nodemailer's as well. */
export const TIMED_OUT = 'ETIMEDOUT';
