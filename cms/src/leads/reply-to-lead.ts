import { ApiError, emailAddress, leadInboxTexts, type CmsLeadReply, type LeadDetail } from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { currentContent } from '../content/current-content';
import { MAIL_UID } from '../mail/mail-row';
import { asOneLine } from '../mail/one-line';
import { wakePostOffice } from '../mail/post-office';
import { enqueueMail } from '../mail/queue';
import { recipientOf } from '../mail/recipient';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { changeLead, orShow } from './change-lead';
import { leadTypes, parseLeadName, type LeadName } from './lead-types';
import { movedNote } from './moved-note';
import { showLead } from './read-lead';
import type { StoredLead } from './stored-lead';

/**
 * Answers a lead by mail: the mail is in the queue if and only if the answer is kept with the lead. Under the same key again it
 * was sent already, and other words under it are told of. Whoever did not know of an answer of somebody else is asked.
 * @throws ApiError `conflict`, `invalid` without a valid address, `not_found`, `unauthenticated`
 */
export async function replyToLead(
  strapi: Strapi,
  person: PersonClaim,
  id: string,
  reply: CmsLeadReply,
): Promise<LeadDetail> {
  const name = parseLeadName(id);
  const { content } = await currentContent(strapi);
  const company = { name: content.site.siteName, address: recipientOf(content.contact) ?? '' };
  const now = Date.now();
  await orShow(strapi, name, () =>
    changeLead(strapi, person, name, async ({ lead, author }) => {
      const words = { subject: asOneLine(reply.subject), text: reply.text.replace(/\r\n?/g, '\n') };
      const before = lead.replies.find(({ key }) => key === reply.key);
      if (before?.['subject'] === words.subject && before['text'] === words.text) return null;
      if (before) throw new ApiError('conflict', leadInboxTexts.replyChanged);
      if (lead.replies.length > reply.known) throw new ApiError('conflict', leadInboxTexts.answered);
      const recipient = emailAddress.safeParse(lead.row['email']).data;
      if (recipient === undefined) throw new ApiError('invalid', leadInboxTexts.noAddress);
      const written = { recipient, ...words };
      const mail = {
        ...written,
        replyTo: company,
        thread: await threadOf(strapi, name, lead),
        personal: true,
        related: { kind: leadTypes[name.kind].kind, id: name.documentId },
      };
      const { key: mailKey, messageId } = await enqueueMail(strapi, mail, now);
      const kept = { ...written, key: reply.key, mailKey, messageId, author, writtenAt: new Date(now) };
      return {
        replies: [...lead.replies, kept],
        // From now on, sent or not, it is a lead that somebody is in touch with.
        repliedAt: kept.writtenAt,
        ...(lead.state === 'new'
          ? { leadState: 'in-progress', notes: [...lead.notes, movedNote('in-progress', author, now)] }
          : {}),
      };
    }),
  );
  wakePostOffice(strapi);
  return showLead(strapi, name);
}

/**
 * What the answer belongs to: the mail that told the company of the lead, so that what the person writes back stands below it in
 * the company's mailbox, and the answers before.
 */
async function threadOf(strapi: Strapi, { kind, documentId }: LeadName, lead: StoredLead): Promise<string[]> {
  const found: unknown = await strapi.db.query(MAIL_UID).findMany({
    // Mails that came before there were personal ones say nothing of it.
    where: {
      relatedKind: leadTypes[kind].kind,
      relatedId: documentId,
      $or: [{ personal: false }, { personal: { $null: true } }],
    },
    orderBy: { id: 'asc' },
    limit: 1,
    select: ['messageId'],
  });
  const first = Array.isArray(found) ? found.filter(isRecord) : [];
  return [...first, ...lead.replies].map(({ messageId }) => String(messageId ?? '')).filter((id) => id !== '');
}
