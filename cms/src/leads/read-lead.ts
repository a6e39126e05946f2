import { type LeadDetail, type LeadReply } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { currentContent } from '../content/current-content';
import { MAIL_UID } from '../mail/mail-row';
import { recipientOf } from '../mail/recipient';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { deliveryOf, noteOf, toLead } from './lead-row';
import { parseLeadName, type LeadName } from './lead-types';
import { findLead, toNote, toReply } from './stored-lead';

/** A lead with everything that is known of it. @throws ApiError `not_found`, `unauthenticated` */
export async function readLead(strapi: Strapi, person: PersonClaim, id: string): Promise<LeadDetail> {
  await requireAdmin(strapi, person);
  return showLead(strapi, parseLeadName(id));
}

/** As {@link readLead}, for whoever has been let in. Not within a transaction. @throws ApiError `not_found` */
export async function showLead(strapi: Strapi, name: LeadName): Promise<LeadDetail> {
  const { row, state, notes, replies } = await findLead(strapi, name);
  const { content } = await currentContent(strapi);
  const tell = await deliveriesOf(
    strapi,
    replies.map(({ mailKey }) => String(mailKey)),
  );
  return {
    ...toLead({
      ...row,
      kind: name.kind,
      document_id: name.documentId,
      franchise_type: row['franchiseType'],
      lead_state: state,
      received: momentIn(row['receivedAt']),
      answered_at: row['answeredAt'] === null ? null : momentIn(row['answeredAt']),
    }),
    notes: notes.map(toNote),
    replies: replies.map((reply) => ({ ...toReply(reply), ...tell(String(reply['mailKey'])) })),
    answersTo: recipientOf(content.contact) ?? '',
  };
}

const momentIn = (value: unknown) => Date.parse(value instanceof Date ? value.toISOString() : String(value));

type Delivery = Pick<LeadReply, 'delivery' | 'reason'>;

/** What became of mails, by their keys. One that the queue has forgotten was sent: it forgets no other. */
async function deliveriesOf(strapi: Strapi, keys: string[]): Promise<(key: string) => Delivery> {
  const found: unknown =
    keys.length === 0
      ? []
      : await strapi.db
          .query(MAIL_UID)
          .findMany({ where: { key: { $in: keys } }, select: ['key', 'state', 'lastError', 'outboxed'] });
  const rows = Array.isArray(found) ? found.filter(isRecord) : [];
  const known = new Map(rows.map((row) => [row['key'], row]));
  return (key) => {
    const row = known.get(key) ?? { state: 'sent', key };
    return { delivery: deliveryOf(row['state']), reason: noteOf(row) };
  };
}
