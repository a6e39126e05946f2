import { toAddressKey, type ContactInfo, type Settings } from '@apoti/contract';
import { enqueueMail, type NewMail } from '../mail/queue';
import { recipientOf } from '../mail/recipient';
import { smsSettings } from '../settings/sms-settings';
import type { Strapi } from '../store/strapi';

/** Longest short message, in characters: two of the network's own. */
const MAX_SMS = 300;
const NOBODY = { name: '', address: '' };

/** What is told, and of what. `sms`: also as a short message. */
export type Notification = Pick<NewMail, 'subject' | 'text' | 'related'> & {
  sms?: string;
  replyTo?: NewMail['replyTo'];
};

/** A message in the queue. */
export type Queued = { way: 'email' | 'sms'; to: string; key: string };

/** Who gets mails: those of the settings, else the company's address; `''` waits for one. Nobody while they are off. */
export function mailsTo({ general, notifications }: Settings, contact: ContactInfo): string[] {
  if (!general.emailNotifications) return [];
  const named = new Map(notifications.emailRecipients.map((one) => [toAddressKey(one), one.trim()]));
  return named.size === 0 ? [recipientOf(contact) ?? ''] : [...named.values()];
}

/** Who gets reports: those of the settings, else whoever gets alerts. */
export function reportRecipients(settings: Settings, contact: ContactInfo): string[] {
  const named = new Map(settings.reporting.emailRecipients.map((one) => [toAddressKey(one), one.trim()]));
  return named.size === 0 ? mailsTo(settings, contact) : [...named.values()];
}

/** Who gets short messages. Nobody while they are off, or while there is no service for them. */
export function smsTo({ general, notifications }: Settings): string[] {
  if (!general.smsNotifications || smsSettings().webhookUrl === null) return [];
  return [...new Set(notifications.smsNumbers)];
}

/** Puts a notification into the queue, once for everybody who is told; within the caller's transaction. */
export async function notify(
  strapi: Strapi,
  { sms, replyTo = NOBODY, ...mail }: Notification,
  { settings, contact, now }: { settings: Settings; contact: ContactInfo; now: number },
): Promise<Queued[]> {
  const queued: Queued[] = [];
  for (const to of mailsTo(settings, contact)) {
    const { key } = await enqueueMail(strapi, { ...mail, replyTo, recipient: to }, now);
    queued.push({ way: 'email', to, key });
  }
  if (sms === undefined) return queued;
  for (const to of smsTo(settings)) {
    const text = sms.replace(/\s+/g, ' ').slice(0, MAX_SMS);
    const { key } = await enqueueMail(strapi, { ...mail, text, replyTo: NOBODY, recipient: to }, now);
    queued.push({ way: 'sms', to, key });
  }
  return queued;
}
