/** What is said of a mail that lies in the outbox folder, where nobody gets it: while no mail server is set, and once one is. */
export const outboxTexts = {
  lies: 'no mail server is set, so it lies in the outbox folder',
  stayed: 'no mail server was set, so it lies in the outbox folder',
} as const;

/** Whether a mail's note says so: such a mail counts as sent in the queue, and has reached nobody. */
export function isInOutbox(note: string | undefined): boolean {
  return note === outboxTexts.lies || note === outboxTexts.stayed;
}
