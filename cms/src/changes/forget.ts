import type { Change, Kind } from '@apoti/contract';
import { MAIL_UID } from '../mail/mail-row';
import { removeFromOutbox } from '../mail/outbox';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

/** What the log keeps of an entry that was deleted and forgotten: that it was. */
export const erasedDeletion: Change[] = [{ path: [], old: {} }];

/**
 * Erases what the log holds of entries, and the mails about them, whatever became of those: who sends one at this moment needs
 * its row no more. What lies in the outbox of them goes with the commit. Who changed them and when stays. Inside the transaction of
 * their deletion.
 */
export async function forgetSubjects(strapi: Strapi, kind: Kind, subjects: readonly string[]): Promise<void> {
  const where = { kind, subject: { $in: subjects } };
  await strapi.db.query('api::change.change').updateMany({ where, data: { changes: [], overlay: null } });
  const about = { relatedKind: kind, relatedId: { $in: subjects } };
  const mails: unknown = await strapi.db.query(MAIL_UID).findMany({ where: about, select: ['key'] });
  const keys = (Array.isArray(mails) ? mails : []).filter(isRecord).map((mail) => String(mail['key']));
  await strapi.db.query(MAIL_UID).deleteMany({ where: about });
  if (keys.length === 0) return;
  await strapi.db.transaction(({ onCommit }) => onCommit(() => removeFromOutbox(keys)));
}
