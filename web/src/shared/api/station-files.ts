import { ApiError, importStepSchema, stationCheckSchema, type ImportStep, type StationCheck } from '@apoti/contract';
import { requestStream } from './client';
import { requestTable } from './request-file';
import { BROKEN_OFF, refusalIn, toApiError, UNREADABLE } from './to-api-error';
import { transport } from './transport';

const PATH = '/api/stations';
/** Longest a check of a file may take on a slow line, in ms. */
const TIMEOUT_MS = 120_000;

/** The stations as a CSV file. Throws {@link ApiError}. */
export function exportStations(): Promise<Blob> {
  return requestTable({ path: `${PATH}/export` });
}

/** The bytes as they are: a browser would name the type of a spreadsheet's file as it likes. */
const asCsv = (file: Blob) => new Blob([file], { type: 'text/csv' });

/** What an import of the file would do; nothing is written. Throws {@link ApiError}. */
export async function checkStations(file: Blob): Promise<StationCheck> {
  let data: unknown;
  try {
    const headers = { 'Content-Type': 'text/csv' };
    ({ data } = await transport.post<unknown>(`${PATH}/import/check`, asCsv(file), { timeout: TIMEOUT_MS, headers }));
  } catch (error) {
    throw toApiError(error);
  }
  const reply = stationCheckSchema.safeParse(data);
  if (!reply.success) throw refusalIn(data) ?? new ApiError('unavailable', UNREADABLE);
  return reply.data;
}

type Following = { revision: string; signal: AbortSignal; onStep: (step: ImportStep) => void };

/**
 * Imports a file as it was checked at `revision`; `onStep` is told how far it is, and answered is where it ended. `signal` ends it
 * after the part that is under way. Throws {@link ApiError}, also when the connection broke off: then the last step is what is sure.
 */
export async function importStations(file: Blob, { revision, signal, onStep }: Following): Promise<ImportStep> {
  const decoder = new TextDecoder();
  let rest = '';
  const steps: ImportStep[] = [];
  const headers = { 'Content-Type': 'text/csv', 'If-Match': `"${revision}"` };
  const call = { method: 'POST', path: `${PATH}/import`, body: asCsv(file), headers } as const;
  await requestStream(call, { type: 'application/x-ndjson', signal }, (chunk) => {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const step = importStepSchema.parse(JSON.parse(line));
      steps.push(step);
      onStep(step);
    }
  });
  const end = steps.at(-1);
  // Some proxies end a broken answer as if it were whole.
  if (end === undefined || (end.error === undefined && end.done < end.total))
    throw new ApiError('unavailable', BROKEN_OFF);
  return end;
}
