import useSWR, { mutate, type SWRConfiguration } from 'swr';
import {
  CONFLICTS_HEADER,
  doneSchema,
  IDEMPOTENCY_HEADER,
  PERSON_HEADER,
  stationSavedSchema,
  stationsReplySchema,
  type ApiError,
  type Station,
  type StationsReply,
} from '@apoti/contract';
import { request } from './client';

const PATH = '/api/stations';

/** The stations with the revision of their list, read again on focus and when the network is back. */
export function useStations(options: SWRConfiguration<StationsReply, ApiError> = {}) {
  return useSWR<StationsReply, ApiError>(
    PATH,
    () => request(stationsReplySchema, { path: PATH, large: true }),
    options,
  );
}

/** Reads the list again, for everybody who shows it: only a whole list fits its revision. */
export async function refreshStations(): Promise<void> {
  await mutate(PATH);
}

/** Fields of a station based on `revision`; the same key again is the same save (design: writing). */
export type StationSaveRequest = {
  station: Partial<Station> & Pick<Station, 'id'>;
  revision: string;
  idempotencyKey: string;
  /** Whose edits these are, where they may be older than who is signed in. */
  person?: number;
};

/** Saves fields of a station and asks to be told of conflicts instead of winning. Throws ApiError. */
export async function saveStation({ station, revision, idempotencyKey, person }: StationSaveRequest) {
  return request(stationSavedSchema, {
    method: 'POST',
    path: PATH,
    body: { ...station, revision },
    headers: {
      [CONFLICTS_HEADER]: 'ask',
      [IDEMPOTENCY_HEADER]: idempotencyKey,
      ...(person === undefined ? {} : { [PERSON_HEADER]: String(person) }),
    },
  });
}

/** Makes a station, which gets its id from the server; the same key again makes no second one. Throws ApiError. */
export async function createStation({ id: _id, ...station }: Station, idempotencyKey: string) {
  return request(stationSavedSchema, {
    method: 'POST',
    path: PATH,
    body: station,
    headers: { [CONFLICTS_HEADER]: 'ask', [IDEMPOTENCY_HEADER]: idempotencyKey },
  });
}

/** Deletes a station; the change log keeps it. Throws ApiError. */
export async function deleteStation(id: number): Promise<void> {
  await request(doneSchema, { method: 'DELETE', path: PATH, body: { id } });
}
