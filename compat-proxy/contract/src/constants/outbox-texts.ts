/** What is said of a mail that went to the outbox folder, where nobody gets it: while no mail server is set, once one is, and later. */
export const outboxTexts = {
  lies: 'no mail server is set, so it lies in the outbox folder',
  stayed: 'no mail server was set, so it lies in the outbox folder',
  gone: 'no mail server was set, so it went to the outbox folder, and was deleted there since',
} as const;

/** Whether a mail's note says so: such a mail counts as sent in the queue, and has reached nobody. */
export function isInOutbox(note: string | undefined): boolean {
  return Object.values<string | undefined>(outboxTexts).includes(note);
}
