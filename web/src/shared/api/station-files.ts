import { isAxiosError } from 'axios';
import type { z } from 'zod';
import {
  ApiError,
  errorBodySchema,
  stationCheckSchema,
  stationImportedSchema,
  type StationCheck,
  type StationImported,
} from '@apoti/contract';
import { refusalIn, toApiError, UNREADABLE } from './to-api-error';
import { transport } from './transport';

const PATH = '/api/stations';
/** Longest a file may take: rows are saved one after the other; in ms. */
const TIMEOUT_MS = 900_000;

/** A table that is to be kept as a file. */
export type ExportedFile = { blob: Blob; name: string };

/** Fetches the stations as a CSV file. Throws {@link ApiError}. */
export async function exportStations(): Promise<ExportedFile> {
  try {
    const { data, headers } = await transport.get<Blob>(`${PATH}/export`, {
      responseType: 'blob',
      headers: { Accept: 'text/csv' },
    });
    const name = /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? 'locations.csv';
    return { blob: data, name };
  } catch (error) {
    throw await blobRefusal(error);
  }
}

/** A refusal of a call that asked for a file comes as one, too. */
async function blobRefusal(error: unknown): Promise<ApiError> {
  if (isAxiosError(error) && error.response?.data instanceof Blob) {
    const text = await error.response.data.text();
    try {
      const body = errorBodySchema.parse(JSON.parse(text));
      return new ApiError(body.code ?? 'unavailable', body.error);
    } catch {
      // No answer of our server.
    }
  }
  return toApiError(error);
}

async function sendFile<T>(
  path: string,
  file: Blob,
  schema: z.ZodType<T>,
  headers: Record<string, string>,
): Promise<T> {
  let data: unknown;
  try {
    // The bytes as they are: a browser would name the type of a spreadsheet's file as it likes.
    const bytes = new Blob([file], { type: 'text/csv' });
    const sent = { 'Content-Type': 'text/csv', ...headers };
    ({ data } = await transport.post<unknown>(path, bytes, { timeout: TIMEOUT_MS, headers: sent }));
  } catch (error) {
    throw toApiError(error);
  }
  const reply = schema.safeParse(data);
  if (!reply.success) throw refusalIn(data) ?? new ApiError('unavailable', UNREADABLE);
  return reply.data;
}

/** What an import of the file would do; nothing is written. Throws {@link ApiError}. */
export function checkStations(file: Blob): Promise<StationCheck> {
  return sendFile(`${PATH}/import/check`, file, stationCheckSchema, {});
}

/** Imports a file as it was checked at `revision`. Throws {@link ApiError}. */
export function importStations(file: Blob, revision: string): Promise<StationImported> {
  return sendFile(`${PATH}/import`, file, stationImportedSchema, { 'If-Match': `"${revision}"` });
}
