import type { CmsEventDeleted } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { toRevisions } from '../changes/counters';
import { withChange } from '../changes/with-change';
import { entryWatch } from '../entries/entry-watch';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { EVENT_UID, eventKind, findEvent } from './find-event';

/** Deletes an event; the change log keeps it. @throws ApiError `not_found`, `unauthenticated` */
export async function deleteEvent(strapi: Strapi, person: PersonClaim, id: number): Promise<CmsEventDeleted> {
  return strapi.db.transaction(async () => {
    const admin = await requireAdmin(strapi, person);
    const documentId = await findEvent(strapi, id);
    const author = { id: `person:${admin.id}`, name: admin.username };
    let before = 0;
    const { counters } = await withChange(strapi, author, entryWatch(strapi, eventKind, documentId), async (now) => {
      before = now.counters.last.events;
      return { result: await documentsOf(strapi, EVENT_UID).delete({ documentId }) };
    });
    return { revisions: toRevisions(counters), before };
  });
}
