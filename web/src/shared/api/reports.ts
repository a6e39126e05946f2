import useSWR, { mutate } from 'swr';
import {
  alertTestReplySchema,
  keptReportsSchema,
  type AlertStep,
  type ApiError,
  type KeptReports,
} from '@apoti/contract';
import { request } from './client';

const PATH = '/api/reports';
/** How often it is looked for new ones, in ms. */
const LATER = 60_000;
/** Longest a report is sent, in ms: the server itself gives up its mails after 30 s, and has to make it first. */
const PATIENCE_MS = 40_000;

/** The reports that are kept as files (A18). */
export function useKeptReports() {
  return useSWR<KeptReports, ApiError>(PATH, (path: string) => request(keptReportsSchema, { path }), {
    refreshInterval: LATER,
  });
}

/** Sends a report of the last week, and says what became of each mail. Throws ApiError. */
export async function sendReportNow(): Promise<readonly AlertStep[]> {
  const { steps } = await request(alertTestReplySchema, {
    method: 'POST',
    path: PATH,
    body: {},
    patienceMs: PATIENCE_MS,
  });
  await mutate(PATH);
  return steps;
}

/** Where a report is downloaded from. */
export function reportAddress(name: string): string {
  return `${PATH}/${name}`;
}
