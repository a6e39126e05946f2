import {
  analyticsQuerySchema,
  analyticsReportSchema,
  measuredBatchSchema,
  measuredReplySchema,
  realTimeSchema,
} from '@apoti/contract';
import { z } from 'zod';
import { forgetOld } from './forget';
import { readRealTime } from './real-time';
import { readReport } from './report';
import type { Sql } from './sql';
import { takeBatch } from './take-batch';

/** What the store is asked; each with the time that it is. */
export const requestSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('take'), now: z.number(), batch: measuredBatchSchema }),
  z.object({ what: z.literal('report'), now: z.number(), query: analyticsQuerySchema }),
  z.object({ what: z.literal('realTime'), now: z.number() }),
  z.object({ what: z.literal('forget'), now: z.number(), before: z.number() }),
]);
export type AnalyticsRequest = z.infer<typeof requestSchema>;

/** What it answers. */
export const replySchemas = {
  take: measuredReplySchema,
  report: analyticsReportSchema,
  realTime: realTimeSchema,
  forget: z.object({ deleted: z.number(), isWhole: z.boolean() }),
} as const;

/** Does what is asked. */
export async function answer(sql: Sql, request: AnalyticsRequest): Promise<unknown> {
  switch (request.what) {
    case 'take':
      return { counted: await takeBatch(sql, request.batch, request.now) };
    case 'report':
      return readReport(sql, request.query, request.now);
    case 'realTime':
      return readRealTime(sql, request.now);
    case 'forget':
      return forgetOld(sql, request.before, request.now);
  }
}
