import type { UID } from '@strapi/strapi';
import type { Strapi } from './strapi';

type Data = Record<string, unknown>;
/** A writer that looks after slugs herself: hers is stored as it is, also when it is empty or another has it (A10). */
type Own = { slugAsGiven?: true; leadRecord?: true };

/**
 * The document service for content types that are only known when the program runs. Its own types are made from one
 * literal name each, so this narrow view of it has to be stated.
 */
export type Documents = {
  create(params: { data: Data; status?: 'draft' | 'published' } & Own): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: Data } & Own): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
  /** Makes the draft the published version. */
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
};

/** The document service of a content type. */
export function documentsOf(strapi: Strapi, uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as unknown as Documents;
}
