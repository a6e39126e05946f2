import { join } from 'node:path';
import { HISTORY_DAYS } from '@apoti/contract';
import { pruneFailedLinkMails } from '../accounts/failed-link-mails';
import { failDeadLinks, forgetEndedLinks, keysOfDeadLinks } from '../accounts/forget-links';
import { forgetLeftMails } from '../leads/forget-left-mails';
import { noteSentAnswer } from '../leads/note-sent-answer';
import { smsDelivery } from '../notifications/sms';
import { mailSettings } from '../settings/mail-settings';
import { smsSettings } from '../settings/sms-settings';
import { believedNow } from '../store/age-clock';
import type { Strapi } from '../store/strapi';
import { AcceptedNotes } from './accepted-notes';
import { MAIL_UID } from './mail-row';
import { outboxDelivery, outboxFolder, pruneOutbox, removeFromOutbox } from './outbox';
import { pruneSentMails } from './queue';
import { mayGoInTheClear, smtpDelivery } from './smtp';
import { MailWorker } from './worker';

const DAY_MS = 24 * 60 * 60 * 1000;
const IN_THE_CLEAR =
  'Mails, with the links in them, may go to the mail server unencrypted: SMTP_URL says requireTLS=false';
const workers = new WeakMap<Strapi, MailWorker>();

/**
 * What was sent long ago, by a clock that cannot jump ahead (`believed`), is forgotten: its row, and its file where there is no mail
 * server; and what is about nobody any more.
 */
export async function pruneMails(strapi: Strapi, now: number, outboxDays: number, believed = now): Promise<void> {
  await removeFromOutbox(await forgetLeftMails(strapi));
  await forgetDeadLinks(strapi, now);
  await pruneSentMails(strapi, believed - HISTORY_DAYS * DAY_MS);
  await pruneFailedLinkMails(strapi, believed - HISTORY_DAYS * DAY_MS);
  await pruneOutbox(outboxFolder(), believed - outboxDays * DAY_MS);
}

/** Links that work no more are kept nowhere: not in the queue, nor in the outbox. */
async function forgetDeadLinks(strapi: Strapi, now: number): Promise<void> {
  await failDeadLinks(strapi, now);
  await forgetEndedLinks(strapi);
  await removeFromOutbox(await keysOfDeadLinks(strapi, now));
}

/** What a mail is about may be deleted while it is on its way: it lies in the outbox by then, and its row has gone. */
async function forgetErased(strapi: Strapi, key: string): Promise<void> {
  if ((await strapi.db.query(MAIL_UID).count({ where: { key } })) === 0) await removeFromOutbox([key]);
}

/** Begins to send what the queue holds (`CMS_SEND_MAIL=false` leaves that to a test). @throws Error when a setting is malformed */
export async function openPostOffice(strapi: Strapi): Promise<void> {
  const { smtpUrl, from, outboxDays } = mailSettings();
  strapi.cron.add({
    pruneMails: {
      task: () => pruneMails(strapi, Date.now(), outboxDays, believedNow(strapi)),
      options: { rule: '0 40 2 * * *', tz: 'UTC' },
    },
  });
  await forgetDeadLinks(strapi, Date.now());
  if (process.env['CMS_SEND_MAIL'] === 'false') return;
  if (smtpUrl !== null && mayGoInTheClear(smtpUrl)) strapi.log.warn(IN_THE_CLEAR);
  const deliver = smtpUrl === null ? outboxDelivery(outboxFolder()) : smtpDelivery(smtpUrl);
  const notes = new AcceptedNotes(join(outboxFolder(), 'accepted'));
  const onSent = async (key: string) => {
    await noteSentAnswer(strapi, key);
    await forgetErased(strapi, key);
    await forgetEndedLinks(strapi);
  };
  const beforeLook = () => failDeadLinks(strapi, Date.now());
  const onFailed = () => forgetEndedLinks(strapi);
  const sendSms = smsDelivery(smsSettings());
  const worker = new MailWorker({ strapi, deliver, sendSms, notes, from, onSent, beforeLook, onFailed });
  workers.set(strapi, worker);
  await worker.start();
}

/** There is something new in the queue. */
export function wakePostOffice(strapi: Strapi): void {
  workers.get(strapi)?.wake();
}

/** Ends sending in good order, within 5 s; what is left waits for the next start. */
export async function closePostOffice(strapi: Strapi): Promise<void> {
  await workers.get(strapi)?.stop();
}
