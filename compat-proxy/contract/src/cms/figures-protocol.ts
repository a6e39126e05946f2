import { z } from 'zod';

/** What the CMS knows of how it works, for whoever watches over the product (compat-proxy decision 0022). GET, by the proxy alone. */
export const cmsFiguresPath = '/api/wire/figures';

const count = z.number().int().nonnegative();
const seconds = z.number().nonnegative();

export const cmsFiguresSchema = z.object({
  /** How long the database takes to answer a question that costs nothing. */
  databaseSeconds: seconds,
  /** Mails still to be sent, how long the oldest has waited, those without anybody to go to, and those that were given up. */
  mails: z.object({ waiting: count, oldestSeconds: seconds, unaddressed: count, failed: count }),
  /** What is done by the day: whether it could not be done the last time, or is overdue. */
  jobs: z.array(z.object({ name: z.string(), failing: z.boolean(), late: z.boolean() })),
  /** When the last backup was made, in seconds since 1970; null: there is none, or other tools make them. */
  lastBackup: seconds.nullable(),
  process: z.object({
    startedAt: seconds,
    memoryBytes: count,
    cpuSeconds: seconds,
    /** Of a hundred turns of the event loop, the slowest but one since the last question. */
    loopLagSeconds: seconds,
    diskFreeBytes: count,
  }),
});
export type CmsFigures = z.infer<typeof cmsFiguresSchema>;
export type ProcessFigures = CmsFigures['process'];
