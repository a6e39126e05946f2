import { z } from 'zod';
import { limitRuleSchema } from '../shared/shared-store';

/** What a worker asks of the primary. */
const askSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('take'), rule: limitRuleSchema, key: z.string(), cost: z.number() }),
  z.object({ op: z.literal('giveBack'), rule: limitRuleSchema, key: z.string() }),
  z.object({ op: z.literal('enter'), key: z.string() }),
  z.object({ op: z.literal('mark'), key: z.string(), ms: z.number() }),
  z.object({ op: z.literal('isMarked'), key: z.string() }),
  /** Have the others look at the CMS: something was saved. Answered once they have. */
  z.object({ op: z.literal('haveAllLook') }),
]);
export type Ask = z.infer<typeof askSchema>;

/** From a worker to the primary. */
export const toPrimarySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), id: z.number(), ask: askSchema }),
  /** The turn that was asked for under this id is over. */
  z.object({ kind: z.literal('leave'), id: z.number() }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('looked'), round: z.number() }),
]);
export type ToPrimary = z.infer<typeof toPrimarySchema>;

/** From the primary to a worker. */
export const toWorkerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), id: z.number(), value: z.unknown() }),
  /** Finish what is under way and end. */
  z.object({ kind: z.literal('drain') }),
  /** From now on this worker does what is done once for all. */
  z.object({ kind: z.literal('lead') }),
  z.object({ kind: z.literal('look'), round: z.number() }),
]);
export type ToWorker = z.infer<typeof toWorkerSchema>;
