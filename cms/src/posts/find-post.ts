import { ApiError, newestFirst, type CmsPosts, type Post } from '@apoti/contract';
import { atOneMoment } from '../changes/at-one-moment';
import { toRevisions } from '../changes/counters';
import { fromStrapi } from '../store/from-strapi';
import { findRows, type Row } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { toWirePost, type PostState } from './post-state';
import { POST_UID } from './write-post';

/** The rows of a post by its wire id, one for each version. @throws ApiError `not_found` */
export async function findVersions(strapi: Strapi, id: number): Promise<[Row, ...Row[]]> {
  const [row, ...others] = await findRows(strapi, POST_UID, { wireId: id });
  if (row === undefined) throw new ApiError('not_found', 'There is no such post');
  return [row, ...others];
}

/** The document of a post by its wire id. @throws ApiError `not_found` */
export async function findPost(strapi: Strapi, id: number): Promise<string> {
  const [{ documentId }] = await findVersions(strapi, id);
  return documentId;
}

/** Every post in the version that the wire shows, the newest first, and the revisions of the same moment. */
export async function readPosts(strapi: Strapi): Promise<CmsPosts> {
  const { counters, data } = await atOneMoment(strapi, 'posts', () => findRows(strapi, POST_UID));
  const posts: Post[] = [...groupByDocument(data).values()].map((rows) => toWirePost(stateOf(strapi, rows)));
  return { revisions: toRevisions(counters), posts: newestFirst(posts) };
}

/** The rows of each document. */
export function groupByDocument(rows: Row[]): Map<string, Row[]> {
  const documents = new Map<string, Row[]>();
  for (const row of rows) {
    const versions = documents.get(row.documentId);
    if (versions) versions.push(row);
    else documents.set(row.documentId, [row]);
  }
  return documents;
}

/** The versions among the rows of one document. */
export function stateOf(strapi: Strapi, rows: readonly Row[]): PostState {
  const draft = rows.find((row) => row['publishedAt'] === null);
  const published = rows.find((row) => row['publishedAt'] !== null);
  return {
    ...(draft ? { draft: fromStrapi(strapi, POST_UID, draft) } : {}),
    ...(published ? { published: fromStrapi(strapi, POST_UID, published) } : {}),
  };
}
