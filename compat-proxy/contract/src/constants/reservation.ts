/** How long a standard reservation lasts, in hours; longer for a fee (P34, public-site §9). */
export const RESERVATION_HOURS = 48;
