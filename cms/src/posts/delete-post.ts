import type { CmsPostDeleted } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { toRevisions } from '../changes/counters';
import { withChange } from '../changes/with-change';
import { entryWatch } from '../entries/entry-watch';
import { postKind } from '../entries/kinds';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { findPost } from './find-post';
import { POST_UID } from './write-post';

/** Deletes a post in all its versions (C11); the change log keeps it. @throws ApiError `not_found`, `unauthenticated` */
export async function deletePost(strapi: Strapi, person: PersonClaim, id: number): Promise<CmsPostDeleted> {
  return strapi.db.transaction(async () => {
    const admin = await requireAdmin(strapi, person);
    const documentId = await findPost(strapi, id);
    const author = { id: `person:${admin.id}`, name: admin.username };
    let before = 0;
    const { counters } = await withChange(strapi, author, entryWatch(strapi, postKind, documentId), async (now) => {
      before = now.counters.last.posts;
      return { result: await documentsOf(strapi, POST_UID).delete({ documentId }) };
    });
    return { revisions: toRevisions(counters), before };
  });
}
