import { ALERT_SYSTEM, type AlertStep, type CmsAlert } from '@apoti/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { lockCounters } from '../changes/counters';
import { currentContent } from '../content/current-content';
import { MAIL_UID } from '../mail/mail-row';
import { outboxNote } from '../mail/outbox-note';
import { wakePostOffice } from '../mail/post-office';
import { smsSettings } from '../settings/sms-settings';
import { readSettings } from '../states/read-settings';
import { isRecord } from '../store/from-strapi';
import { lately } from '../store/lately';
import type { Strapi } from '../store/strapi';
import { notify, type Queued } from './notify';

const KIND = 'alert';
/** The same alert is not told again within this time, in ms. */
const QUIET_MS = 6 * 60 * 60 * 1000;
/** What became of a test is waited for so long, in ms. */
const PATIENCE_MS = 8_000;
const LOOK_MS = 150;

/** Tells everybody who is to be told of an alert (A18). `key` names what it is about: told once in six hours, or in `quiet` ms. */
export async function raiseAlert(
  strapi: Strapi,
  alert: CmsAlert,
  now = Date.now(),
  quiet = QUIET_MS,
): Promise<Queued[]> {
  const { content } = await currentContent(strapi);
  const settings = await readSettings(strapi);
  const { siteName } = content.site;
  const subject = `${siteName}: ${alert.title}`;
  const queued = await strapi.db.transaction(async ({ trx }) => {
    // One after the other: two who notice the same tell it once.
    await lockCounters(strapi, trx);
    const where = { relatedKind: KIND, relatedId: alert.key, queuedAt: lately(now - quiet, now) };
    if ((await strapi.db.query(MAIL_UID).count({ where })) > 0) return [];
    const told = {
      subject,
      text: `${alert.text}\n\n-- \nThe ${ALERT_SYSTEM} of ${siteName}\n`,
      sms: `${subject}. ${alert.text}`,
      related: { kind: KIND, id: alert.key },
    };
    return notify(strapi, told, { settings, contact: content.contact, now });
  });
  wakePostOffice(strapi);
  return queued;
}

/** Sends an alert for a person who wants to see whether it arrives, and says what became of each message. */
export async function testAlerts(strapi: Strapi, person: PersonClaim, now = Date.now()): Promise<AlertStep[]> {
  const { username } = await strapi.db.transaction(() => requireAdmin(strapi, person));
  const queued = await raiseAlert(
    strapi,
    { key: `test ${now}`, title: 'Test alert', text: `${username} has tested the ${ALERT_SYSTEM}. Nothing is wrong.` },
    now,
  );
  const steps = await outcomes(strapi, queued);
  return [...steps, ...(await missing(strapi, queued))];
}

/** What became of messages, once all of them have been tried or the patience is over. */
export async function outcomes(strapi: Strapi, queued: readonly Queued[]): Promise<AlertStep[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const steps = await Promise.all(queued.map((one) => outcome(strapi, one)));
    if (steps.every(({ state, note }) => state !== 'waiting' || note !== '') || Date.now() > end) return steps;
    await pause(LOOK_MS);
  }
}

async function outcome(strapi: Strapi, { way, to, key }: Queued): Promise<AlertStep> {
  const found: unknown = await strapi.db.query(MAIL_UID).findOne({ where: { key } });
  const { state, lastError, outboxed } = isRecord(found) ? found : {};
  const reason = typeof lastError === 'string' ? lastError : '';
  if (state === 'sent') return { way, to, state, note: way === 'email' ? outboxNote({ state, key, outboxed }) : '' };
  return { way, to, state: state === 'failed' ? 'failed' : 'waiting', note: reason };
}

/** The ways by which nobody was told, and why. */
async function missing(strapi: Strapi, queued: readonly Queued[]): Promise<AlertStep[]> {
  const { general, notifications } = await readSettings(strapi);
  const off = (way: AlertStep['way'], note: string): AlertStep => ({ way, to: '', state: 'off', note });
  const steps: AlertStep[] = [];
  if (!queued.some(({ way }) => way === 'email')) steps.push(off('email', 'Email notifications are off'));
  if (queued.some(({ way }) => way === 'sms')) return steps;
  if (!general.smsNotifications) return [...steps, off('sms', 'SMS notifications are off')];
  if (smsSettings().webhookUrl === null) {
    return [...steps, off('sms', 'the operator has set no SMS service (SMS_WEBHOOK_URL)')];
  }
  return notifications.smsNumbers.length === 0 ? [...steps, off('sms', 'there is no mobile number yet')] : steps;
}
