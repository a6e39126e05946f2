import { CONFLICTS_HEADER, doneSchema, IDEMPOTENCY_HEADER, PERSON_HEADER } from '@apoti/contract';
import type { z } from 'zod';
import { request } from './client';

/** What a save is based on and who makes it; the same key again is the same save (design: writing). */
export type EntrySave = {
  revision: string;
  idempotencyKey: string;
  /** Whose edits these are, where they may be older than who is signed in. */
  person?: number;
};

/** Saves fields of an entry and asks to be told of conflicts instead of winning. Throws ApiError. */
export function saveEntry<T>(schema: z.ZodType<T>, path: string, fields: { id: number }, save: EntrySave): Promise<T> {
  const { revision, idempotencyKey, person } = save;
  return request(schema, {
    method: 'POST',
    path,
    body: { ...fields, revision },
    headers: {
      [CONFLICTS_HEADER]: 'ask',
      [IDEMPOTENCY_HEADER]: idempotencyKey,
      ...(person === undefined ? {} : { [PERSON_HEADER]: String(person) }),
    },
  });
}

/** Makes an entry, which gets its id from the server; the same key again makes no second one. Throws ApiError. */
export function createEntry<T>(
  schema: z.ZodType<T>,
  path: string,
  { id: _id, ...body }: { id: number },
  idempotencyKey: string,
): Promise<T> {
  const headers = { [CONFLICTS_HEADER]: 'ask', [IDEMPOTENCY_HEADER]: idempotencyKey };
  return request(schema, { method: 'POST', path, body, headers });
}

/** Deletes an entry; the change log keeps it. Throws ApiError. */
export async function deleteEntry(path: string, id: number): Promise<void> {
  await request(doneSchema, { method: 'DELETE', path, body: { id } });
}
