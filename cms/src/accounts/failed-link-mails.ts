import { LINK_MAIL, MAIL_UID } from '../mail/mail-row';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { toAccount, USER_UID, type Account } from './admins';

type Failed = { id: number; queuedAt: number; account: Account | null };

/** Mails with a link for an account that could not be sent, with whose they are; null: the account is gone. */
async function failed(strapi: Strapi): Promise<Failed[]> {
  const where = { relatedKind: LINK_MAIL, state: 'failed' };
  const found: unknown = await strapi.db.query(MAIL_UID).findMany({ where, select: ['id', 'relatedId', 'queuedAt'] });
  const mails = (Array.isArray(found) ? found : []).filter(isRecord);
  if (mails.length === 0) return [];
  const ids = [...new Set(mails.map((mail) => Number(mail['relatedId'])))];
  const rows: unknown = await strapi.db
    .query(USER_UID)
    .findMany({ where: { id: { $in: ids } }, populate: { role: { select: ['id', 'name'] } } });
  const accounts = (Array.isArray(rows) ? rows : []).map(toAccount).filter((account) => account !== null);
  const known = new Map(accounts.map((account) => [account.id, account]));
  return mails.map((mail) => ({
    id: Number(mail['id']),
    queuedAt: new Date(String(mail['queuedAt'])).getTime(),
    account: known.get(Number(mail['relatedId'])) ?? null,
  }));
}

/** How many there is something to do about: somebody is still invited, or an account has asked since a moment. */
export async function failedLinkMails(strapi: Strapi, since: Date): Promise<number> {
  const mails = await failed(strapi);
  const counts = ({ account, queuedAt }: Failed) =>
    account !== null && (account.isInvited || queuedAt > since.getTime());
  return mails.filter(counts).length;
}

/** Forgets those that had failed before a time (ms), and those of accounts that are gone. */
export async function pruneFailedLinkMails(strapi: Strapi, before: number): Promise<void> {
  const mails = await failed(strapi);
  const ids = mails.filter(({ account, queuedAt }) => account === null || queuedAt < before).map(({ id }) => id);
  if (ids.length > 0) await strapi.db.query(MAIL_UID).deleteMany({ where: { id: { $in: ids }, state: 'failed' } });
}
