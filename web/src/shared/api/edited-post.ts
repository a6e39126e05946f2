import useSWR, { mutate, type SWRConfiguration } from 'swr';
import {
  CONFLICTS_HEADER,
  editedPostReplySchema,
  editedPostSavedSchema,
  IDEMPOTENCY_HEADER,
  PERSON_HEADER,
  type ApiError,
  type EditedPost,
  type PostDraft,
} from '@apoti/contract';
import { request } from './client';

const PATH = '/api/posts';
const addressOf = (id: number) => `${PATH}/${id}`;

/** A post as its editor knows it, and the revision that a save of it names. */
export type EditedPostSeen = { post: EditedPost; revision: string };

/** A post with its draft, read again on focus and when the network is back; nothing for a post that has no id yet. */
export function useEditedPost(id: number | null, options: SWRConfiguration<EditedPostSeen, ApiError> = {}) {
  return useSWR<EditedPostSeen, ApiError>(
    id === null ? null : addressOf(id),
    (path: string) => request(editedPostReplySchema, { path }),
    options,
  );
}

/** What a write answers is what the open form knows next; lists of posts are asked for again (A10). */
async function saved(call: {
  path: string;
  body: object;
  idempotencyKey: string;
  person?: number;
}): Promise<EditedPostSeen> {
  const { path, body, idempotencyKey, person } = call;
  const headers = {
    [CONFLICTS_HEADER]: 'ask',
    [IDEMPOTENCY_HEADER]: idempotencyKey,
    ...(person === undefined ? {} : { [PERSON_HEADER]: String(person) }),
  };
  const { post, revision } = await request(editedPostSavedSchema, { method: 'POST', path, body, headers });
  const seen = { post, revision };
  await mutate(addressOf(post.id), seen, { revalidate: false });
  void mutate((key) => typeof key === 'string' && (key === PATH || key.startsWith(`${PATH}?`)));
  return seen;
}

/** A save of a draft by a person (id), based on `revision`; `id` null makes the post. The same key again is the same save. */
export type DraftSave = {
  id: number | null;
  fields: Omit<PostDraft, 'id'>;
  revision: string;
  idempotencyKey: string;
  person: number;
};

/** Saves what was typed into a post's draft (A10) and asks to be told of conflicts. Throws ApiError. */
export async function savePostDraft(save: DraftSave): Promise<EditedPostSeen> {
  const { id, fields, revision, idempotencyKey, person } = save;
  const body = id === null ? fields : { ...fields, id, revision };
  const seen = await saved({ path: PATH, body, idempotencyKey, person });
  // A repeated making is answered with the post as it was made: how it stands is asked for.
  if (id === null) void mutate(addressOf(seen.post.id));
  return seen;
}

/** What can be done with the public version of a post. */
export type Publishing = 'publish' | 'unpublish';

/** A post to be published, or taken off the site, as it was read at `revision`. */
export type PublishCall = { id: number; publishing: Publishing; revision: string; idempotencyKey: string };

/** Publishes a post's draft as it stands, or takes the post off the site (A10). Throws ApiError. */
export function setPostPublished({ id, publishing, revision, idempotencyKey }: PublishCall): Promise<EditedPostSeen> {
  return saved({ path: `${addressOf(id)}/${publishing}`, body: { revision }, idempotencyKey });
}
