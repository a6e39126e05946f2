import useSWRInfinite from 'swr/infinite';
import {
  historyConflictSchema,
  historyReplySchema,
  historyRestoredSchema,
  ApiError,
  IDEMPOTENCY_HEADER,
  type HistoryConflict,
  type HistoryKind,
  type HistoryReply,
  type HistoryRestore,
} from '@apoti/contract';
import { request } from './client';

const PATH = '/api/history';

/** Whose history: of a kind of content, of one entry of it, or of a part (the steps of a change's path). */
export type HistoryOf = { kind: HistoryKind; item?: string | undefined; path?: readonly string[] | undefined };

/** What of it: every change, or what was deleted and is not back. */
export type HistoryPart = 'changes' | 'deleted';

function addressOf({ kind, item, path }: HistoryOf, part: HistoryPart, before: number | null): string {
  const query = new URLSearchParams({
    kind,
    ...(item === undefined ? {} : { item }),
    ...(path === undefined ? {} : { path: path.join('/') }),
    ...(part === 'deleted' ? { deleted: 'true' } : {}),
    ...(before === null ? {} : { before: String(before) }),
  });
  return `${PATH}?${query.toString()}`;
}

/** The runs of saves, the newest first, page by page; always asked anew when it is opened. */
export function useHistory(of: HistoryOf, part: HistoryPart) {
  return useSWRInfinite<HistoryReply, ApiError>(
    (_index: number, previous: HistoryReply | null) => {
      if (previous && previous.next === null) return null;
      return addressOf(of, part, previous?.next ?? null);
    },
    (path: string) => request(historyReplySchema, { path }),
    { revalidateOnFocus: false, revalidateFirstPage: false, revalidateOnMount: true, dedupingInterval: 0 },
  );
}

/** Brings back what a run changed, or some places of it, once under its key. Throws ApiError; see {@link askedIn}. */
export function restoreHistory(body: Omit<HistoryRestore, 'side'>, key: string) {
  const headers = { [IDEMPOTENCY_HEADER]: key };
  return request(historyRestoredSchema, { method: 'POST', path: `${PATH}/restore`, body, headers });
}

/**
 * What a restore was refused for until it is asked about: later edits by somebody else that it would have overwritten, and that it
 * would have closed the site. Null for any other failure.
 */
export function askedIn(error: unknown): HistoryConflict | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const { data } = historyConflictSchema.safeParse(error.details);
  return data && (data.newer.length > 0 || data.closes) ? data : null;
}
