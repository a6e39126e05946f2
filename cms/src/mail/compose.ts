import MailComposer from 'nodemailer/lib/mail-composer';
import { ONE_CLICK } from '@apoti/contract';
import type { MailRow } from './mail-row';

/** A mail as it goes out: the same bytes in every attempt. */
export type ComposedMail = { key: string; envelope: { from: string; to: string[] }; raw: Buffer };

/** Writes a mail down as RFC 5322 wants it, its words as plain text alone (F9). Nothing is fetched or read from files, whatever its texts say. */
export async function composeMail(row: MailRow, from: string): Promise<ComposedMail> {
  const node = new MailComposer({
    from,
    to: { name: '', address: row.recipient },
    ...(row.replyTo === '' ? {} : { replyTo: { name: row.replyToName, address: row.replyTo } }),
    subject: row.subject,
    text: row.text,
    ...attachmentsOf(row),
    messageId: row.messageId,
    ...threadOf(row),
    date: row.queuedAt,
    baseBoundary: row.key,
    headers: { ...(row.personal ? {} : { 'Auto-Submitted': 'auto-generated' }), ...unsubscribeHeaders(row) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to } = node.getEnvelope();
  return { key: row.key, envelope: { from: sender || from, to }, raw: await node.build() };
}

/** By which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribeLink }: MailRow): Record<string, string> {
  if (unsubscribeLink === '') return {};
  return {
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': `${ONE_CLICK.name}=${ONE_CLICK.value}`,
  };
}

/** Where a mail stands in a conversation (RFC 5322 §3.6.4). */
function threadOf({ thread }: MailRow): { inReplyTo?: string; references?: string[] } {
  const last = thread.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: [...thread] };
}

/** The file that goes with it: from the row, never from a path. */
function attachmentsOf({ attachment }: MailRow) {
  if (attachment === null) return {};
  const { name, type, content } = attachment;
  return { attachments: [{ filename: name, contentType: type, content }] };
}
