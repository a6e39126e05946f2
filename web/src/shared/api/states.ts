import useSWR, { type SWRConfiguration } from 'swr';
import {
  CONFLICTS_HEADER,
  IDEMPOTENCY_HEADER,
  PERSON_HEADER,
  stateReplySchema,
  stateSavedSchema,
  type ApiError,
  type JsonObject,
  type StateDefinition,
  type StateKind,
} from '@apoti/contract';
import { request } from './client';

const pathOf = (kind: StateKind) => `/api/${kind}`;

/** Settings as a reply showed them; `revision` is null while the server itself has only the defaults. */
export type StateSeen<State> = { state: State; revision: string | null };

async function fetchState<State extends JsonObject>(kind: StateKind, definition: StateDefinition<State>) {
  const { state, revision } = await request(stateReplySchema(definition), { path: pathOf(kind) });
  return { state, revision: revision ?? null };
}

/** Settings of a kind, read again on focus and when the network is back; not at all while they are not `wanted`. */
export function useStateOf<State extends JsonObject>(
  kind: StateKind,
  definition: StateDefinition<State>,
  { wanted, ...options }: SWRConfiguration<StateSeen<State>, ApiError> & { wanted: boolean },
) {
  return useSWR<StateSeen<State>, ApiError>(wanted ? pathOf(kind) : null, () => fetchState(kind, definition), options);
}

/** A save by a person (id), based on `revision`; the same key again is the same save (design: writing). */
export type StateSaveRequest<State> = { state: State; revision: string; idempotencyKey: string; person: number };

/** Saves settings and asks to be told of conflicts instead of winning. Throws ApiError. */
export async function saveStateOf<State extends JsonObject>(
  kind: StateKind,
  definition: StateDefinition<State>,
  { state, revision, idempotencyKey, person }: StateSaveRequest<State>,
) {
  return request(stateSavedSchema(definition), {
    method: 'POST',
    path: pathOf(kind),
    body: { state, revision },
    headers: { [CONFLICTS_HEADER]: 'ask', [IDEMPOTENCY_HEADER]: idempotencyKey, [PERSON_HEADER]: String(person) },
  });
}
