import { createHash } from 'node:crypto';
import type { Person } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const USER_UID = 'plugin::users-permissions.user';
export const ROLE_UID = 'plugin::users-permissions.role';
/** The only role that enters the back-office (design: what runs). */
export const ADMIN_ROLE = 'Admin';

/** An account of the site's people, with what signing in needs. */
export type Account = {
  id: number;
  documentId: string;
  username: string;
  email: string;
  passwordHash: string;
  isActiveAdmin: boolean;
  /** Was invited, and has set no password yet. */
  isInvited: boolean;
  /** An Admin who is shut out. */
  isDisabled: boolean;
};

/** The account that fits, null when none does. */
export async function findAccount(strapi: Strapi, where: Record<string, unknown>): Promise<Account | null> {
  const found: unknown = await strapi.db
    .query(USER_UID)
    .findOne({ where, populate: { role: { select: ['id', 'name'] } } });
  return toAccount(found);
}

/** The person of an active Admin; null for everybody else. The stamp changes with the password. */
export function toPerson(account: Account | null): Person | null {
  if (!account?.isActiveAdmin) return null;
  const { id, username, email } = account;
  return { id, username, email, stamp: stampOf(account) };
}

/** Changes with the password. */
export function stampOf({ passwordHash }: Account): string {
  return createHash('sha256').update(passwordHash).digest('hex').slice(0, 32);
}

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
    passwordHash: typeof row['password'] === 'string' ? row['password'] : '',
    isActiveAdmin: mayEnter && row['confirmed'] === true,
    isInvited: mayEnter && row['confirmed'] !== true,
    isDisabled: role === ADMIN_ROLE && row['blocked'] === true,
  };
}
