import useSWR from 'swr';
import { keptReportsSchema, type ApiError, type KeptReports } from '@apoti/contract';
import { request } from './client';

const PATH = '/api/reports';
/** How often it is looked for new ones, in ms. */
const LATER = 60_000;

/** The reports that are kept as files (A18). */
export function useKeptReports() {
  return useSWR<KeptReports, ApiError>(PATH, (path: string) => request(keptReportsSchema, { path }), {
    refreshInterval: LATER,
  });
}

/** Where a report is downloaded from. */
export function reportAddress(name: string): string {
  return `${PATH}/${name}`;
}
