import useSWR, { mutate, type SWRConfiguration } from 'swr';
import {
  stationSavedSchema,
  stationsReplySchema,
  type ApiError,
  type Station,
  type StationsReply,
} from '@apoti/contract';
import { readerOf } from './client';
import { createEntry, deleteEntry, saveEntry, type EntrySave } from './entry-calls';

const PATH = '/api/stations';

const readStations = readerOf(stationsReplySchema, { path: PATH, large: true });

/** The stations with the revision of their list, read again on focus and when the network is back. */
export function useStations(options: SWRConfiguration<StationsReply, ApiError> = {}) {
  return useSWR<StationsReply, ApiError>(PATH, readStations, options);
}

/** Reads the list again, for everybody who shows it: only a whole list fits its revision. */
export async function refreshStations(): Promise<void> {
  await mutate(PATH);
}

/** Fields of a station, and what they are based on. */
export type StationSaveRequest = EntrySave & { station: Partial<Station> & Pick<Station, 'id'> };

/** Saves fields of a station and asks to be told of conflicts instead of winning. Throws ApiError. */
export async function saveStation({ station, ...save }: StationSaveRequest) {
  return saveEntry(stationSavedSchema, PATH, station, save);
}

/** Makes a station, which gets its id from the server; the same key again makes no second one. Throws ApiError. */
export async function createStation(station: Station, idempotencyKey: string) {
  return createEntry(stationSavedSchema, PATH, station, idempotencyKey);
}

/** Deletes a station; the change log keeps it. Throws ApiError. */
export async function deleteStation(id: number): Promise<void> {
  await deleteEntry(PATH, id);
}
