import useSWR, { mutate, type SWRConfiguration } from 'swr';
import {
  subscriberDeletionReplySchema,
  subscriberPageSchema,
  subscriberQuerySchema,
  type ApiError,
  type SubscriberDeletion,
  type SubscriberExport,
  type SubscriberPage,
  type SubscriberQuery,
  type SubscribersDeleted,
} from '@apoti/contract';
import { request } from './client';
import { requestTable } from './request-file';

const PATH = '/api/subscribers';
const LINE_END = 10;
/** Longest wait for a step of a deletion, in ms: who asks for it is asked for first, and the step may take 8 s. */
const STEP_MS = 15_000;

/** A page of the list, and the query that it answers. */
export type SubscribersSeen = { query: SubscriberQuery; page: SubscriberPage };

/** The call's address, without what holds by itself: the same question always has the same one. */
function addressOf(query: SubscriberQuery): string {
  const usual: Record<string, unknown> = subscriberQuerySchema.parse({});
  const asked = Object.entries(query).filter(([name, value]) => value !== usual[name]);
  const params = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length === 0 ? PATH : `${PATH}?${params.toString()}`;
}

/** A page of the subscribers (A16). The one before stays while the next is on its way, and when it fails. */
export function useSubscribers(query: SubscriberQuery, options: SWRConfiguration<SubscribersSeen, ApiError> = {}) {
  const path = addressOf(query);
  return useSWR<SubscribersSeen, ApiError>(
    path,
    async () => ({ query, page: await request(subscriberPageSchema, { path }) }),
    { keepPreviousData: true, ...options },
  );
}

/** Asks for the list again, after a deletion: what is shown at once, other pages when they are shown next. */
export async function refreshSubscribers(): Promise<void> {
  await mutate((key) => typeof key === 'string' && (key === PATH || key.startsWith(`${PATH}?`)));
}

/** One step of a deletion (A16). Throws ApiError. */
export async function deleteSubscribers(body: SubscriberDeletion): Promise<SubscribersDeleted> {
  const patienceMs = STEP_MS;
  return request(subscriberDeletionReplySchema, { method: 'POST', path: `${PATH}/delete`, body, patienceMs });
}

type Following = { signal: AbortSignal; onRows: (rows: number) => void };

/**
 * The subscribers as a CSV file (A16), whole: what breaks off on its way is no file. `onRows` is told how many have come.
 * Throws ApiError, also when `signal` ends it.
 */
export function exportSubscribers(body: SubscriberExport, { signal, onRows }: Following): Promise<Blob> {
  let lines = 0;
  const onChunk = (chunk: Uint8Array) => {
    for (const byte of chunk) if (byte === LINE_END) lines += 1;
    // The heading is no row.
    onRows(Math.max(0, lines - 1));
  };
  return requestTable({ method: 'POST', path: `${PATH}/export`, body }, { signal, onChunk });
}
