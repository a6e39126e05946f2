import { randomUUID } from 'node:crypto';
import { mailSettings } from '../settings/mail-settings';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { storeAttachment, type Attachment } from './attachment';
import { LONGEST_WAIT_MS } from './backoff';
import { MAIL_UID, toMailRow, TOLD_KINDS, type MailRow } from './mail-row';
import { asOneLine } from './one-line';
import { LEASE_MS } from './patience';
import { sealLinks } from './sealed-links';

/** What a row says that nobody is to get. */
const NO_RECIPIENT =
  'There is no address to send it to: enter an e-mail address in the contact details of the content, or set ADMIN_EMAIL.';

/** A mail to be sent. */
export type NewMail = {
  /** Empty while there is no address to send to: then it waits for one ({@link addressMails}). */
  recipient: string;
  replyTo: { name: string; address: string };
  subject: string;
  /** All of it: a mail has no HTML, in which the words of strangers could be more than text. */
  text: string;
  /** Of a mail to a subscriber: their own link ({@link unsubscribeLink}), which mail programs offer beside the mail. */
  unsubscribeLink?: string;
  /** Message-IDs of the mails that it answers, the oldest first. */
  thread?: readonly string[];
  /** Somebody has written it: it does not say of itself that a program made it. */
  personal?: boolean;
  /** A file that goes with it. */
  attachment?: Attachment;
  /** The entry that it is about. */
  related: { kind: string; id: string };
};

/**
 * Puts a mail into the queue; within the caller's transaction, so that it is there if and only if its reason is. Says by which
 * key its row is found, and its Message-ID.
 */
export async function enqueueMail(
  strapi: Strapi,
  mail: NewMail,
  now: number,
): Promise<{ key: string; messageId: string }> {
  const key = randomUUID();
  const messageId = `<${key}@${mailSettings().host}>`;
  const data = {
    key,
    state: 'queued',
    recipient: mail.recipient,
    replyTo: mail.replyTo.address,
    replyToName: asOneLine(mail.replyTo.name),
    subject: asOneLine(mail.subject),
    text: sealLinks({ key, relatedKind: mail.related.kind, text: mail.text }),
    unsubscribeLink: mail.unsubscribeLink ?? null,
    messageId,
    thread: mail.thread?.join(' ') ?? null,
    personal: mail.personal ?? false,
    attachment: mail.attachment === undefined ? null : storeAttachment(mail.attachment),
    queuedAt: new Date(now),
    nextAttemptAt: new Date(now),
    attempts: 0,
    relatedKind: mail.related.kind,
    relatedId: mail.related.id,
  };
  await strapi.db.query(MAIL_UID).createMany({ data: [data] });
  return { key, messageId };
}

/** By which way a row leaves: a mail to an address, a short message to a number. */
export type Way = 'mail' | 'sms';

const recipients = { mail: { $contains: '@' }, sms: { $ne: '', $notContains: '@' } };

/** What is still to be sent this way, and to somebody. */
const waiting = (way: Way) => ({ state: { $in: ['queued', 'sending'] }, recipient: recipients[way] });

/** What may be tried now. A time that no wait reaches comes from a clock that has jumped back: it does not count. */
function dueAt(now: number, way: Way) {
  const late = {
    $or: [{ nextAttemptAt: { $lte: new Date(now) } }, { nextAttemptAt: { $gt: new Date(now + LONGEST_WAIT_MS) } }],
  };
  return { ...waiting(way), ...late };
}

/**
 * Takes what waits longest of one way, if something is due: it is ours until the lease ends. One statement decides, so two
 * processes never get the same one.
 */
export async function claimMail(strapi: Strapi, way: Way, now: number): Promise<MailRow | null> {
  await shortenLeases(strapi, now);
  for (;;) {
    const found: unknown = await strapi.db
      .query(MAIL_UID)
      .findMany({ where: dueAt(now, way), orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }], limit: 1 });
    const row = toMailRow(Array.isArray(found) ? found[0] : undefined);
    if (row === null) return null;
    const { id, state, attempts } = row;
    const data = { state: 'sending', attempts: attempts + 1, nextAttemptAt: new Date(now + LEASE_MS) };
    const { count } = await strapi.db.query(MAIL_UID).updateMany({ where: { id, state, attempts }, data });
    if (count === 1) return { ...row, state: 'sending', attempts: attempts + 1 };
  }
}

/** A lease that ends later than any can was taken before the clock jumped back; it gets the length of a whole one. */
async function shortenLeases(strapi: Strapi, now: number): Promise<void> {
  const end = new Date(now + LEASE_MS);
  const where = { state: 'sending', nextAttemptAt: { $gt: end } };
  await strapi.db.query(MAIL_UID).updateMany({ where, data: { nextAttemptAt: end } });
}

/** The mail server has taken it, or it lies in the outbox: the row says which, for its file goes one day. Null: nobody knows. */
export async function markSent(strapi: Strapi, key: string, now: number, outboxed: boolean | null): Promise<void> {
  const data = { state: 'sent', sentAt: new Date(now), nextAttemptAt: null, lastError: null, outboxed };
  await strapi.db.query(MAIL_UID).updateMany({ where: { key, state: { $ne: 'sent' } }, data });
}

/** It did not get through; it is tried again at the given time. */
export async function putOff(strapi: Strapi, { id }: MailRow, until: number, lastError: string): Promise<void> {
  const data = { state: 'queued', nextAttemptAt: new Date(until), lastError };
  await strapi.db.query(MAIL_UID).updateMany({ where: { id, state: 'sending' }, data });
}

/**
 * What of one way is due waits as well: whoever let the mail before wait in vain would do so with each. No attempt of it is counted,
 * since none was made.
 */
export async function putOffDue(
  strapi: Strapi,
  way: Way,
  now: number,
  until: number,
  lastError: string,
): Promise<void> {
  const data = { nextAttemptAt: new Date(until), lastError };
  await strapi.db.query(MAIL_UID).updateMany({ where: dueAt(now, way), data });
}

/** It will not get through: the row stays, with the reason. */
export async function markFailed(strapi: Strapi, { id }: MailRow, lastError: string): Promise<void> {
  const data = { state: 'failed', nextAttemptAt: null, lastError };
  await strapi.db.query(MAIL_UID).updateMany({ where: { id, state: 'sending' }, data });
}

/** One that has failed for good waits again, as if it had not been tried; any other is left alone. Says whether it waits again. */
export async function queueAgain(strapi: Strapi, key: string, now: number): Promise<boolean> {
  const data = { state: 'queued', attempts: 0, nextAttemptAt: new Date(now), lastError: null };
  const { count } = await strapi.db.query(MAIL_UID).updateMany({ where: { key, state: 'failed' }, data });
  return count > 0;
}

/** When there is something to do again for one way (ms); null while nothing waits. */
export async function nextAttempt(strapi: Strapi, way: Way): Promise<number | null> {
  const found: unknown = await strapi.db
    .query(MAIL_UID)
    .findMany({ where: waiting(way), orderBy: { nextAttemptAt: 'asc' }, limit: 1, select: ['nextAttemptAt'] });
  const row: unknown = Array.isArray(found) ? found[0] : undefined;
  return isRecord(row) ? Date.parse(String(row['nextAttemptAt'])) : null;
}

/** All but answers that nobody got: their leads say so as long as they are there. */
const NOT_OWED = ['personal', 'outboxed'].flatMap((name) => [{ [name]: false }, { [name]: { $null: true } }]);

/** Removes what was sent before a time (ms), and alerts and reports that had failed before it. */
export async function pruneSentMails(strapi: Strapi, before: number): Promise<void> {
  const old = { $lt: new Date(before) };
  await strapi.db.query(MAIL_UID).deleteMany({ where: { state: 'sent', sentAt: old, $or: NOT_OWED } });
  const told = { relatedKind: { $in: [...TOLD_KINDS] } };
  await strapi.db.query(MAIL_UID).deleteMany({ where: { state: 'failed', queuedAt: old, ...told } });
}

/**
 * Mails that nobody is to get yet get their recipient; null: there is still none, and the rows say so. How many wait (or waited)
 * for it.
 */
export async function addressMails(strapi: Strapi, find: () => Promise<string | null>): Promise<Addressed> {
  const where = { state: 'queued', recipient: '' };
  const count = await strapi.db.query(MAIL_UID).count({ where });
  if (count === 0) return { count, recipient: null };
  const recipient = await find();
  const data = recipient === null ? { lastError: NO_RECIPIENT } : { recipient, lastError: null };
  await strapi.db.query(MAIL_UID).updateMany({ where, data });
  return { count, recipient };
}

/** How many mails had no recipient, and who gets them now. */
export type Addressed = { count: number; recipient: string | null };
