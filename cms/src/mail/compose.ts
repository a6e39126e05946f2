import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailRow } from './mail-row';

/** A mail as it goes out: the same bytes in every attempt. */
export type ComposedMail = { key: string; envelope: { from: string; to: string[] }; raw: Buffer };

/** Writes a mail down as RFC 5322 wants it. Nothing is fetched or read from files, whatever its texts say. */
export async function composeMail(row: MailRow, from: string): Promise<ComposedMail> {
  const node = new MailComposer({
    from,
    to: { name: '', address: row.recipient },
    ...(row.replyTo === '' ? {} : { replyTo: { name: row.replyToName, address: row.replyTo } }),
    subject: row.subject,
    text: row.text,
    ...(row.html === '' ? {} : { html: row.html }),
    messageId: row.messageId,
    date: row.queuedAt,
    baseBoundary: row.key,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to } = node.getEnvelope();
  return { key: row.key, envelope: { from: sender || from, to }, raw: await node.build() };
}
