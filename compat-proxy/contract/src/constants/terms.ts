/** The fixed numbers of the terms and the privacy policy (public-site §9, P16), each in one place. */

/** Years that a customer must have lived. */
export const MINIMUM_AGE = 18;
/** After so many days an unclaimed item may be disposed of. */
export const UNCLAIMED_DAYS = 30;
/** Items must be collected within so many hours after an account has ended. */
export const TERMINATION_HOURS = 48;
/** Legal action must begin within so many years. */
export const LEGAL_ACTION_YEARS = 1;
/** Liability is capped at what was paid in so many months before. */
export const LIABILITY_MONTHS = 12;
/** Privacy requests are answered within so many days. */
export const PRIVACY_REQUEST_DAYS = 30;
