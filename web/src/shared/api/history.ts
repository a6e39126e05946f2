import useSWRInfinite from 'swr/infinite';
import {
  historyConflictSchema,
  historyReplySchema,
  historyRestoredSchema,
  ApiError,
  type HistoryKind,
  type HistoryReply,
  type HistoryRestore,
  type NewerEdit,
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

/** Brings back what a run changed, or some places of it. Throws ApiError; see {@link newerEditsIn}. */
export function restoreHistory(body: Omit<HistoryRestore, 'side'>) {
  return request(historyRestoredSchema, { method: 'POST', path: `${PATH}/restore`, body });
}

/** The later edits by somebody else that a refused restore would have overwritten; none for any other failure. */
export function newerEditsIn(error: unknown): NewerEdit[] {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return [];
  return historyConflictSchema.safeParse(error.details).data?.newer ?? [];
}
