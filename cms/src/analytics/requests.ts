import {
  analyticsQuerySchema,
  analyticsReportSchema,
  measuredBatchSchema,
  measuredReplySchema,
  realTimeSchema,
} from '@apoti/contract';
import { z } from 'zod';
import { forgetOld } from './forget';
import { periodOf } from './period';
import { readRealTime } from './real-time';
import { readReport } from './report';
import { chosenTraits, segmentOf } from './segments';
import { readSpeeds } from './speeds';
import type { Sql } from './sql';
import { takeBatch } from './take-batch';

/** So many pages are asked for at once. */
const MAX_PAGES = 100;

/** What the store is asked; each with the time that it is. */
export const requestSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('take'), now: z.number(), batch: measuredBatchSchema }),
  z.object({ what: z.literal('report'), now: z.number(), query: analyticsQuerySchema }),
  z.object({
    what: z.literal('speeds'),
    now: z.number(),
    query: analyticsQuerySchema,
    pages: z.array(z.string()).max(MAX_PAGES),
  }),
  z.object({ what: z.literal('realTime'), now: z.number() }),
  z.object({ what: z.literal('forget'), now: z.number(), before: z.number() }),
]);
export type AnalyticsRequest = z.infer<typeof requestSchema>;

/** What it answers. */
export const replySchemas = {
  take: measuredReplySchema,
  report: analyticsReportSchema,
  speeds: analyticsReportSchema.shape.vitals,
  realTime: realTimeSchema,
  forget: z.object({ deleted: z.number(), isWhole: z.boolean() }),
} as const;

/** Does what is asked. */
export async function answer(sql: Sql, request: AnalyticsRequest): Promise<unknown> {
  switch (request.what) {
    case 'take':
      return { counted: await takeBatch(sql, request.batch, request.now) };
    case 'report':
      return sql.snapshot((still) => readReport(still, request.query, request.now));
    case 'speeds':
      return sql.snapshot((still) => readSpeedsOf(still, request));
    case 'realTime':
      return sql.snapshot((still) => readRealTime(still, request.now));
    case 'forget':
      return forgetOld(sql, request.before, request.now);
  }
}

type SpeedsRequest = Extract<AnalyticsRequest, { what: 'speeds' }>;

async function readSpeedsOf(sql: Sql, { query, pages, now }: SpeedsRequest) {
  return readSpeeds(sql, periodOf(query, now).window, segmentOf(chosenTraits(query)), pages);
}
