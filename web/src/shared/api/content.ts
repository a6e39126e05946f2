import useSWR, { type SWRConfiguration } from 'swr';
import {
  ApiError,
  contentReplySchema,
  contentSavedSchema,
  contentSchema,
  CONFLICTS_HEADER,
  IDEMPOTENCY_HEADER,
  PERSON_HEADER,
  parseRevision,
  type Content,
} from '@apoti/contract';
import { request } from './client';

const PATH = '/api/content.php';

/** The content as a reply showed it. `revision` is null while the server itself has only the defaults. */
export type ContentSeen = {
  content: Content;
  revision: string | null;
  /** `public`: the reply was a visitor's, so hidden items are missing. */
  view: 'full' | 'public';
  /** The CMS could not be reached; this is the last good copy. */
  stale: boolean;
};

/** Reads the content object (C5). Throws ApiError. */
export async function fetchContent(): Promise<ContentSeen> {
  const reply = await request(contentReplySchema, { path: PATH, large: true });
  const { revision, stale } = reply;
  return {
    content: contentSchema.parse(reply),
    revision: revision ?? null,
    view: (revision === undefined ? null : parseRevision(revision))?.view ?? 'full',
    stale: stale ?? false,
  };
}

/** The content, read again on focus and when the network is back. */
export function useContent(options: SWRConfiguration<ContentSeen, ApiError> = {}) {
  return useSWR<ContentSeen, ApiError>(PATH, fetchContent, options);
}

const savedSchema = contentSavedSchema.required({ content: true });

/** A save of the whole object by a person (id), based on `revision`; the same key again is the same save (design: writing). */
export type ContentSaveRequest = { content: Content; revision: string; idempotencyKey: string; person: number };

/** Saves the content (C6) and asks to be told of conflicts instead of winning. Throws ApiError. */
export async function saveContent({ content, revision, idempotencyKey, person }: ContentSaveRequest) {
  return request(savedSchema, {
    method: 'POST',
    path: PATH,
    large: true,
    body: { ...content, revision },
    headers: { [CONFLICTS_HEADER]: 'ask', [IDEMPOTENCY_HEADER]: idempotencyKey, [PERSON_HEADER]: String(person) },
  });
}
