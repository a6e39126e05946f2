import { MAIL_UID } from '../mail/mail-row';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { deliveryOf, noteOf, type LastAnswer } from './lead-row';

type Row = Record<string, unknown>;

/**
 * Where the last answer to each of these leads is, by the row of the list. One that the queue has forgotten was sent: of a lead
 * that was answered it forgets no other, and none that went to the outbox.
 */
export async function lastAnswers(strapi: Strapi, leads: readonly Row[]): Promise<(lead: Row) => LastAnswer> {
  const found: unknown = await strapi.db.query(MAIL_UID).findMany({
    where: { relatedId: { $in: leads.map((row) => row['document_id']) }, personal: true },
    orderBy: { id: 'asc' },
    select: ['relatedId', 'state', 'key', 'lastError', 'outboxed'],
  });
  const rows = Array.isArray(found) ? found.filter(isRecord) : [];
  const last = new Map(rows.map((row) => [row['relatedId'], row]));
  return (lead) => {
    const row = last.get(lead['document_id']);
    if (row !== undefined) return { lastAnswer: deliveryOf(row['state']), answerNote: noteOf(row) };
    return { lastAnswer: lead['answered_at'] === null ? '' : 'sent', answerNote: '' };
  };
}
