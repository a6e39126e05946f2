import type { Revisions } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { toRevisions } from '../changes/counters';
import { withChange } from '../changes/with-change';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { findEntry, type EditedKind } from './edited-kind';
import { entryWatch } from './entry-watch';

/** Deletes an entry; the change log keeps it. @throws ApiError `not_found`, `unauthenticated` */
export async function deleteEntry<T extends object, Patch extends object>(
  strapi: Strapi,
  person: PersonClaim,
  kind: EditedKind<T, Patch>,
  id: number,
): Promise<{ revisions: Revisions; before: number }> {
  const { entry } = kind;
  return strapi.db.transaction(async () => {
    const admin = await requireAdmin(strapi, person);
    const documentId = await findEntry(strapi, kind, id);
    const author = { id: `person:${admin.id}`, name: admin.username };
    let before = 0;
    const { counters } = await withChange(strapi, author, entryWatch(strapi, entry, documentId), async (now) => {
      before = now.counters.last[entry.kind];
      return { result: await documentsOf(strapi, entry.uid).delete({ documentId }) };
    });
    return { revisions: toRevisions(counters), before };
  });
}
