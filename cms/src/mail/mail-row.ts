import { isRecord } from '../store/from-strapi';
import { readAttachment, type Attachment } from './attachment';

export const MAIL_UID = 'api::mail.mail';

/** Of these mails nobody looks at each one: what tells of the site, not of what somebody has sent. */
export const TOLD_KINDS = ['alert', 'report'] as const;

/** Of mails with a link by which their recipient sets an account's password. */
export const LINK_MAIL = 'password-link';

/** How what is said of a mail begins that a restore has held back, also by an earlier release. */
export const HELD_BEGINS = 'A backup was restored.';
/** What a mail says of itself that waited in a backup which was restored. */
export const HELD = 'A backup was restored. It may have been sent before, so it was held back.';

/** What is known of a mail: `queued` and `sending` are still to be sent, `failed` is not tried again. */
export type MailState = 'queued' | 'sending' | 'sent' | 'failed';

/** A mail as it waits in the queue. */
export type MailRow = {
  id: number;
  /** Names the mail wherever it goes: the file in the outbox, the note of its acceptance, its Message-ID. */
  key: string;
  state: string;
  recipient: string;
  replyTo: string;
  replyToName: string;
  subject: string;
  text: string;
  /** By which the recipient unsubscribes; empty for mails that nobody subscribed to. */
  unsubscribeLink: string;
  messageId: string;
  /** Message-IDs of the mails that it answers, the oldest first. */
  thread: readonly string[];
  /** Somebody has written it. */
  personal: boolean;
  /** A file that goes with it. */
  attachment: Attachment | null;
  /** What kind of entry it is about. */
  relatedKind: string;
  queuedAt: Date;
  /** Attempts that have begun. */
  attempts: number;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A stored row, or null where there is none. */
export function toMailRow(row: unknown): MailRow | null {
  if (!isRecord(row) || typeof row['id'] !== 'number') return null;
  return {
    id: row['id'],
    key: textOf(row['key']),
    state: textOf(row['state']),
    recipient: textOf(row['recipient']),
    replyTo: textOf(row['replyTo']),
    replyToName: textOf(row['replyToName']),
    subject: textOf(row['subject']),
    text: textOf(row['text']),
    unsubscribeLink: textOf(row['unsubscribeLink']),
    messageId: textOf(row['messageId']),
    thread: textOf(row['thread'])
      .split(' ')
      .filter((id) => id !== ''),
    personal: row['personal'] === true || row['personal'] === 1,
    attachment: readAttachment(row['attachment']),
    relatedKind: textOf(row['relatedKind']),
    queuedAt: new Date(String(row['queuedAt'])),
    attempts: Number(row['attempts'] ?? 0),
  };
}
