import type { ComposedMail } from './compose';

/**
 * What became of an attempt. `accepted`: it is the server's now. `later`: it was not, or nobody knows. `never`: it was
 * refused for good. `code` is for the log, `reason` for people who look at the row. `outboxed`: no server has it, it is a file.
 */
export type Outcome =
  | { result: 'accepted'; code: string; outboxed?: boolean }
  | { result: 'later' | 'never'; code: string; reason: string };

/** Hands a mail over; ends soon after the signal. Never throws for what the other side does. */
export type Deliver = (mail: ComposedMail, signal: AbortSignal) => Promise<Outcome>;
