import { createHash, randomBytes } from 'node:crypto';
import { isRecord } from '../store/from-strapi';
import type { Strapi, Trx } from '../store/strapi';
import { findAccount, stampOf, type Account } from './admins';

const TABLE = 'up_users';

/** What a link's secret leaves behind: its hash, when it ends, and the password that it was asked under. */
type Kept = { hash: string; endsAt: number; stamp: string };

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function parseKept(stored: unknown): Kept | null {
  const [hash = '', endsAt = '', stamp = ''] = typeof stored === 'string' ? stored.split('.') : [];
  return hash.length === 64 && stamp !== '' ? { hash, endsAt: Number(endsAt), stamp } : null;
}

/** When the account's last link ends, in ms; null when there is none. Within a transaction it must be asked through that. */
export async function linkEndsAt(strapi: Strapi, { id }: Pick<Account, 'id'>, trx?: Trx): Promise<number | null> {
  const query = strapi.db.getConnection(TABLE).where({ id });
  const row: unknown = await (trx ? query.transacting(trx) : query).first('reset_password_token');
  return parseKept(isRecord(row) ? row['reset_password_token'] : null)?.endsAt ?? null;
}

/**
 * A new link for an account; the one before is gone. Only its hash is kept, in Strapi's own column for it, past the hooks: that
 * somebody asks is no change of an account. It ends with the next change of the password, by whatever way.
 */
export async function makeLink(strapi: Strapi, account: Account, endsAt: number, trx: Trx): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const stored = `${hashOf(token)}.${endsAt}.${stampOf(account)}`;
  await strapi.db
    .getConnection(TABLE)
    .transacting(trx)
    .where({ id: account.id })
    .update({ reset_password_token: stored });
  return token;
}

/** The active Admin or the invited person whose link this is, while it works. Within a transaction it must be asked through that: SQLite has one line. */
export async function accountOfLink(strapi: Strapi, token: string, now: number, trx?: Trx): Promise<Account | null> {
  const query = strapi.db.getConnection(TABLE).where('reset_password_token', 'like', `${hashOf(token)}.%`);
  const row: unknown = await (trx ? query.transacting(trx) : query).first('id', 'reset_password_token');
  if (!isRecord(row)) return null;
  const kept = parseKept(row['reset_password_token']);
  const account = await findAccount(strapi, { id: Number(row['id']) });
  if (kept === null || account === null || now >= kept.endsAt) return null;
  const mayUseIt = account.isActiveAdmin || account.isInvited;
  return mayUseIt && stampOf(account) === kept.stamp ? account : null;
}

/** Takes a link out of use. False when somebody else just did. */
export async function useUpLink(strapi: Strapi, token: string, trx: Trx): Promise<boolean> {
  const count: unknown = await strapi.db
    .getConnection(TABLE)
    .transacting(trx)
    .where('reset_password_token', 'like', `${hashOf(token)}.%`)
    .update({ reset_password_token: null });
  return count === 1;
}

/** No link of this account works any more. */
export async function dropLink(strapi: Strapi, { id }: Account, trx: Trx): Promise<void> {
  await strapi.db.getConnection(TABLE).transacting(trx).where({ id }).update({ reset_password_token: null });
}

/** When the last link of each account ends, in ms; accounts without one are left out. */
export async function linkEnds(strapi: Strapi, ids: readonly number[]): Promise<Map<number, number>> {
  const rows: unknown[] = await strapi.db.getConnection(TABLE).whereIn('id', ids).select('id', 'reset_password_token');
  return new Map(
    rows.filter(isRecord).flatMap((row) => {
      const kept = parseKept(row['reset_password_token']);
      return kept === null ? [] : [[Number(row['id']), kept.endsAt] as const];
    }),
  );
}
