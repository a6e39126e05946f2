import { LINK_MAIL, MAIL_UID } from '../mail/mail-row';
import { tokenOf } from '../mail/sealed-links';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { isLinkDead, linkEnds } from './password-link';

const BLANK = 'The link that stood here is not kept.';
const DEAD = 'It was not sent in time: the link in it does not work any more.';

/** Once a mail with such a link has left, or has failed for good, the queue need not know its link any more. */
export async function forgetEndedLinks(strapi: Strapi): Promise<void> {
  const where = { relatedKind: LINK_MAIL, state: { $in: ['sent', 'failed'] }, text: { $ne: BLANK } };
  await strapi.db.query(MAIL_UID).updateMany({ where, data: { text: BLANK } });
}

/**
 * A mail that still waits when its link has expired, was replaced or is taken back helps nobody: it has failed, and is blank.
 * One that is on its way right now is left alone.
 */
export async function failDeadLinks(strapi: Strapi, now: number): Promise<void> {
  const idle = [{ state: 'queued' }, { state: 'sending', nextAttemptAt: { $lte: new Date(now) } }];
  const rows: unknown = await strapi.db
    .query(MAIL_UID)
    .findMany({ where: { relatedKind: LINK_MAIL, $or: idle }, select: ['id', 'key', 'state', 'attempts', 'text'] });
  for (const row of (Array.isArray(rows) ? rows : []).filter(isRecord)) {
    const token = tokenOf({ key: String(row['key']), relatedKind: LINK_MAIL, text: String(row['text']) });
    if (token === undefined || !(await isLinkDead(strapi, token, now))) continue;
    const where = { id: row['id'], state: row['state'], attempts: row['attempts'] };
    const data = { state: 'failed', nextAttemptAt: null, lastError: DEAD, text: BLANK };
    await strapi.db.query(MAIL_UID).updateMany({ where, data });
  }
}

/** The keys of mails that have left with links of accounts of which none works any more. */
export async function keysOfDeadLinks(strapi: Strapi, now: number): Promise<string[]> {
  const rows: unknown = await strapi.db
    .query(MAIL_UID)
    .findMany({ where: { relatedKind: LINK_MAIL, state: 'sent' }, select: ['key', 'relatedId'] });
  const mails = (Array.isArray(rows) ? rows : []).filter(isRecord);
  const ends = await linkEnds(strapi, [...new Set(mails.map((mail) => Number(mail['relatedId'])))]);
  const isDead = (id: number) => (ends.get(id) ?? 0) <= now;
  return mails.filter((mail) => isDead(Number(mail['relatedId']))).map((mail) => String(mail['key']));
}
