import type { SubscriberDeletion, SubscribersDeleted } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { insertRows } from '../changes/change-row';
import { lockCounters, saveCounters, type Counters } from '../changes/counters';
import { erasedDeletion, forgetSubjects } from '../changes/forget';
import { isRecord } from '../store/from-strapi';
import type { Strapi, Trx } from '../store/strapi';
import { SUBSCRIBER_UID } from './complete-subscriber';
import { matchingSubscribers, SUBSCRIBERS } from './matching-subscribers';

type Found = { id: number; documentId: string };

/**
 * One step of a deletion (A16), in one transaction. Each subscriber has a row in the change log that says who deleted them and
 * when; their names and addresses are erased from it. @throws ApiError `unauthenticated`
 */
export async function deleteSubscribers(
  strapi: Strapi,
  person: PersonClaim,
  deletion: SubscriberDeletion,
): Promise<SubscribersDeleted> {
  return strapi.db.transaction(async ({ trx }) => {
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    // Before it is read who goes: of two at once the second finds nobody, and logs nobody twice.
    const counters = await lockCounters(strapi, trx);
    const found = toFound(await select(strapi, deletion).transacting(trx));
    await deleteFound(strapi, trx, { author, counters }, found);
    const isWhole = 'ids' in deletion || found.length < deletion.matching.limit;
    return { deleted: found.length, next: isWhole ? null : (found.at(-1)?.id ?? null) };
  });
}

/** Deletes rows and logs it; inside the caller's transaction, which held the counters before it read the rows. */
export async function deleteFound(
  strapi: Strapi,
  trx: Trx,
  { author, counters }: { author: Author; counters: Counters },
  found: readonly Found[],
): Promise<void> {
  if (found.length === 0) return;
  const subjects = found.map(({ documentId }) => documentId);
  await strapi.db.query(SUBSCRIBER_UID).deleteMany({ where: { id: { $in: found.map(({ id }) => id) } } });
  await forgetSubjects(strapi, 'subscribers', subjects);
  const rows = subjects.map((subject, index) => ({
    number: counters.number + index + 1,
    kind: 'subscribers' as const,
    subject,
    author,
    changes: erasedDeletion,
  }));
  await insertRows(strapi, rows);
  const number = counters.number + rows.length;
  await saveCounters(strapi, trx, { ...counters, number, last: { ...counters.last, subscribers: number } });
}

function select(strapi: Strapi, deletion: SubscriberDeletion) {
  const found =
    'ids' in deletion
      ? strapi.db.getConnection(SUBSCRIBERS).whereIn('id', deletion.ids)
      : matchingSubscribers(strapi, deletion.matching.search)
          // A column of its own type holds no higher one.
          .where('id', '<=', deletion.matching.before - 1)
          .limit(deletion.matching.limit);
  return found.select(['id', 'document_id']).orderBy('id', 'desc');
}

function toFound(rows: unknown): Found[] {
  return (Array.isArray(rows) ? rows : [])
    .filter(isRecord)
    .map((row) => ({ id: Number(row['id']), documentId: String(row['document_id']) }));
}
