import useSWR, { type SWRConfiguration } from 'swr';
import type { ApiError } from '@apoti/contract';
import {
  analyticsQuerySchema,
  analyticsReportSchema,
  realTimeSchema,
  type AnalyticsQuery,
  type AnalyticsReport,
  type RealTime,
} from '@apoti/contract/resources/analytics/report';
import { request } from './client';

const PATH = '/api/analytics';

/** The call's address, without what holds by itself: the same question always has the same one. */
function addressOf(query: AnalyticsQuery): string {
  const usual: Record<string, unknown> = analyticsQuerySchema.parse({});
  const asked = Object.entries(query).filter(([name, value]) => value !== undefined && value !== usual[name]);
  const params = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length === 0 ? PATH : `${PATH}?${params.toString()}`;
}

/** What such an address asks for: an answer is never taken for that of another question. */
function queryOf(path: string): AnalyticsQuery {
  return analyticsQuerySchema.parse(Object.fromEntries(new URLSearchParams(path.slice(PATH.length))));
}

/** A report, and the query that it answers. */
export type ReportSeen = { query: AnalyticsQuery; report: AnalyticsReport };

/** What was measured of a period (A20); null asks for nothing. The one before stays while the next is on its way. */
export function useAnalyticsReport(query: AnalyticsQuery | null, options: SWRConfiguration<ReportSeen, ApiError>) {
  return useSWR<ReportSeen, ApiError>(
    query === null ? null : addressOf(query),
    async (path: string) => ({
      query: queryOf(path),
      report: await request(analyticsReportSchema, { path, large: true }),
    }),
    { keepPreviousData: true, ...options },
  );
}

/** What happens now (A20). */
export function useRealTime(isAsked: boolean, options: SWRConfiguration<RealTime, ApiError>) {
  return useSWR<RealTime, ApiError>(
    isAsked ? `${PATH}/now` : null,
    (path: string) => request(realTimeSchema, { path }),
    {
      keepPreviousData: true,
      ...options,
    },
  );
}
