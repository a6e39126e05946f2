import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const USER_UID = 'plugin::users-permissions.user';
export const ROLE_UID = 'plugin::users-permissions.role';
/** The only role that enters the back-office (design: what runs). */
export const ADMIN_ROLE = 'Admin';
/** Strapi's own column for mails that ask whether an address is somebody's, which are never sent here. */
const DISABLING = 'confirmationToken';

/** An account of the site's people, with what signing in needs. */
export type Account = {
  id: number;
  documentId: string;
  username: string;
  email: string;
  passwordHash: string;
  /** Another one after each disabling; empty for who was never disabled. */
  disabling: string;
  isActiveAdmin: boolean;
  /** Was invited, and has set no password yet. */
  isInvited: boolean;
  /** An Admin who is shut out. */
  isDisabled: boolean;
};

const newMark = () => ({ [DISABLING]: randomBytes(32).toString('base64url') });

/** Marks what is about to be written of many accounts, if it shuts them out; that many at once get another role does not occur. */
export function markDisablings(data: unknown): void {
  if (isRecord(data) && (data['blocked'] === true || data['confirmed'] === false)) Object.assign(data, newMark());
}

/**
 * Marks an account that a change has shut out, by whatever it took away: a role comes in several forms, so what counts is what is
 * stored afterwards. Past the hooks, for the change is told already.
 */
export async function markIfShutOut(strapi: Strapi, before: Account | null): Promise<void> {
  if (before === null) return;
  const { id } = before;
  if (rankOf(await findAccount(strapi, { id })) >= rankOf(before)) return;
  await strapi.db.queryBuilder(USER_UID).where({ id }).update(newMark()).execute();
}

/** How far somebody gets: to the back-office, to their invitation, or nowhere. */
function rankOf(account: Account | null): number {
  if (account?.isActiveAdmin) return 2;
  return account?.isInvited ? 1 : 0;
}

/** The account that fits, null when none does. */
export async function findAccount(strapi: Strapi, where: Record<string, unknown>): Promise<Account | null> {
  return toAccount(await findAccountRow(strapi, where));
}

/** The account that fits as it is stored, with its role; null when none does. */
export function findAccountRow(strapi: Strapi, where: unknown): Promise<unknown> {
  return strapi.db.query(USER_UID).findOne({ where, populate: { role: { select: ['id', 'name'] } } });
}

/** The person of an active Admin; null for everybody else. A session ends with its stamp. */
export function toPerson(account: Account | null): Person | null {
  if (!account?.isActiveAdmin) return null;
  const { id, username, email } = account;
  return { id, username, email, stamp: stampOf(account) };
}

/** Changes with the password and with each disabling: a session that nobody used meanwhile has ended as well. */
export function stampOf({ passwordHash, disabling }: Account): string {
  return createHash('sha256')
    .update(passwordHash + disabling)
    .digest('hex')
    .slice(0, 32);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** An account as it is stored, with its role. */
export function toAccount(row: unknown): Account | null {
  if (!isRecord(row)) return null;
  const role = isRecord(row['role']) ? row['role']['name'] : null;
  const mayEnter = role === ADMIN_ROLE && row['blocked'] !== true;
  return {
    id: Number(row['id']),
    documentId: String(row['documentId']),
    username: String(row['username']),
    email: String(row['email']),
    passwordHash: textOf(row['password']),
    disabling: textOf(row[DISABLING]),
    isActiveAdmin: mayEnter && row['confirmed'] === true,
    isInvited: mayEnter && row['confirmed'] !== true,
    isDisabled: role === ADMIN_ROLE && row['blocked'] === true,
  };
}
