import useSWRInfinite from 'swr/infinite';
import {
  historyReplySchema,
  historyRestoredSchema,
  type ApiError,
  type HistoryKind,
  type HistoryReply,
  type HistoryRestore,
} from '@apoti/contract';
import { request } from './client';

const PATH = '/api/history';

/** Whose history: of a kind of content, of one entry of it, or of a part (the steps of a change's path). */
export type HistoryOf = { kind: HistoryKind; item?: string | undefined; path?: readonly string[] | undefined };

function addressOf({ kind, item, path }: HistoryOf, before: number | null): string {
  const query = new URLSearchParams({
    kind,
    ...(item === undefined ? {} : { item }),
    ...(path === undefined ? {} : { path: path.join('/') }),
    ...(before === null ? {} : { before: String(before) }),
  });
  return `${PATH}?${query.toString()}`;
}

/** The runs of saves, the newest first, page by page; always asked anew when it is opened. */
export function useHistory(of: HistoryOf) {
  return useSWRInfinite<HistoryReply, ApiError>(
    (_index: number, previous: HistoryReply | null) => {
      if (previous && previous.next === null) return null;
      return addressOf(of, previous?.next ?? null);
    },
    (path: string) => request(historyReplySchema, { path }),
    { revalidateOnFocus: false, revalidateFirstPage: false, revalidateOnMount: true },
  );
}

/** Brings back what a run changed, or some places of it. Throws ApiError. */
export function restoreHistory(body: Omit<HistoryRestore, 'side'>) {
  return request(historyRestoredSchema, { method: 'POST', path: `${PATH}/restore`, body });
}
