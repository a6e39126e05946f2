import { ApiError, fieldIssueSchema, type PostBulk, type PostBulkResult } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { wasDeleted } from '../changes/change-row';
import { postKind } from '../entries/kinds';
import type { Strapi } from '../store/strapi';
import { deletePost } from './delete-post';
import { setPublishedAsItStands } from './publish-post';

type Failure = PostBulkResult['failed'][number];

/**
 * Publishes, takes off the site or deletes posts (A10), each in a transaction of its own: one that cannot be done is left as
 * it is and hinders no other.
 * @throws ApiError `unauthenticated`
 */
export async function bulkPosts(strapi: Strapi, person: PersonClaim, bulk: PostBulk): Promise<PostBulkResult> {
  await requireAdmin(strapi, person);
  const result: PostBulkResult = { done: [], failed: [] };
  for (const id of new Set(bulk.ids)) {
    const failure = await failureOf(strapi, id, () => doOne(strapi, person, id, bulk.action));
    if (failure === null) result.done.push(id);
    else result.failed.push(failure);
  }
  return result;
}

async function doOne(strapi: Strapi, person: PersonClaim, id: number, action: PostBulk['action']): Promise<void> {
  if (action === 'delete') await deleteOnce(strapi, person, id);
  else await setPublishedAsItStands(strapi, person, id, action);
}

/** Who asks again, because no answer came, wants what was done already. @throws ApiError `not_found` for what never was */
async function deleteOnce(strapi: Strapi, person: PersonClaim, id: number): Promise<void> {
  try {
    await deletePost(strapi, person, id);
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'not_found';
    if (!isMissing || !(await wasDeleted(strapi, postKind.kind, String(id)))) throw error;
  }
}

async function failureOf(strapi: Strapi, id: number, work: () => Promise<void>): Promise<Failure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) {
      strapi.log.error(error);
      return { id, code: 'internal', error: 'Something went wrong on our side' };
    }
    if (error.code === 'unauthenticated') throw error;
    const issues = fieldIssueSchema.array().safeParse(error.details['issues']);
    return { id, code: error.code, error: error.message, ...(issues.success ? { issues: issues.data } : {}) };
  }
}
