import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { MAIL_UID } from '../mail/mail-row';
import { leadTypes } from './lead-types';

/**
 * Once the first answer to a lead has left, the lead says when: not before, since one that has failed answers nobody, and neither does one
 * that went to the outbox.
 */
export async function noteSentAnswer(strapi: Strapi, mailKey: string): Promise<void> {
  const mail: unknown = await strapi.db.query(MAIL_UID).findOne({
    where: { key: mailKey, personal: true, state: 'sent' },
    select: ['relatedKind', 'relatedId', 'sentAt', 'outboxed'],
  });
  if (!isRecord(mail) || mail['outboxed'] === true) return;
  const type = Object.values(leadTypes).find(({ kind }) => kind === mail['relatedKind']);
  if (type === undefined) return;
  const where = { documentId: mail['relatedId'], answeredAt: { $null: true } };
  await strapi.db.query(type.uid).updateMany({ where, data: { answeredAt: mail['sentAt'] } });
}
