import useSWR from 'swr';
import {
  analyticsReportSchema,
  dashboardSchema,
  type AnalyticsReport,
  type ApiError,
  type Dashboard,
} from '@apoti/contract';
import { request } from './client';

/** How often the dashboard looks again while it is seen, in ms. */
const REFRESH_MS = 60_000;

/** How things stand (A3), looked at again each minute. */
export function useDashboard() {
  return useSWR<Dashboard, ApiError>('/api/dashboard', (path: string) => request(dashboardSchema, { path }), {
    refreshInterval: REFRESH_MS,
  });
}

/** How fast pages were for visitors in the last seven days (A3, A20). */
export function useVitals() {
  return useSWR<AnalyticsReport, ApiError>('/api/analytics?range=7d', (path: string) =>
    request(analyticsReportSchema, { path }),
  );
}
