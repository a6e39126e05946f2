import { isEmail, text } from './values.mjs';

/** @typedef {import('./values.mjs').Env} Env */

/** @param {string} value */
function isMailServer(value) {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/** @param {string} value */
function isWebhook(value) {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && username === '';
}

/**
 * How mails and short messages are sent; the server's address may hold a password and is never shown.
 * @param {Env} env
 * @param {string[]} problems
 */
export function checkMail(env, problems) {
  const server = text(env, 'SMTP_URL');
  if (server && !isMailServer(server)) {
    problems.push('SMTP_URL must look like smtp://user:password@mail.example.com:587, or smtps://….');
  }
  const sms = text(env, 'SMS_WEBHOOK_URL');
  if (sms && !isWebhook(sms)) {
    problems.push('SMS_WEBHOOK_URL must be an address such as https://sms.example.com/send.');
  }
  const days = text(env, 'OUTBOX_DAYS');
  if (days && !/^[1-9]\d{0,3}$/.test(days)) {
    problems.push(`OUTBOX_DAYS is "${days}"; it must be a number of days from 1 to 9999.`);
  }
  const from = text(env, 'MAIL_FROM');
  const sender = /^(?:[^<>"\r\n]+<([^<>"]+)>|([^<>"]+))$/.exec(from ?? '');
  if (from && !isEmail(sender?.[1] ?? sender?.[2] ?? '')) {
    problems.push(
      `MAIL_FROM is "${from}"; it must be an e-mail address, or a name and one: Apoti <hello@example.com>.`,
    );
  }
}
