import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, RESET_MINUTES } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi, Trx } from '../store/strapi';
import { findAccount, stampOf, type Account } from './admins';

const TABLE = 'up_users';
const MINUTE_MS = 60_000;

/** Whether a link works now. One that would work longer than any is told by a clock that was set back: it may have ended before. */
function isInTime({ endsAt }: Kept, { isInvited }: Account, now: number): boolean {
  const lasts = (isInvited ? INVITATION_DAYS * 24 * 60 : RESET_MINUTES) * MINUTE_MS;
  return now < endsAt && endsAt <= now + lasts + MINUTE_MS;
}

/** What a link's secret leaves behind: its hash, when it ends (ms), and the password that it was asked under. */
type Kept = { hash: string; endsAt: number; stamp: string };

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** An account's links, as the column has them: Strapi's 255 characters hold two. */
function parseKept(row: unknown): Kept[] {
  const stored = isRecord(row) ? row['reset_password_token'] : null;
  return (typeof stored === 'string' ? stored.split(' ') : []).flatMap((one) => {
    const [hash = '', endsAt = '', stamp = ''] = one.split('.');
    return hash.length === 64 && stamp !== '' ? [{ hash, endsAt: Number(endsAt), stamp }] : [];
  });
}

const lastEnd = (kept: readonly Kept[]) => Math.max(...kept.map(({ endsAt }) => endsAt));

/** When the account's links end that still work, in ms. Within a transaction it must be asked through that. */
export async function linksEndAt(strapi: Strapi, account: Account, now: number, trx?: Trx): Promise<number[]> {
  const query = strapi.db.getConnection(TABLE).where({ id: account.id });
  const row: unknown = await (trx ? query.transacting(trx) : query).first('reset_password_token');
  const stamp = stampOf(account);
  return parseKept(row)
    .filter((kept) => kept.endsAt > now && kept.stamp === stamp)
    .map(({ endsAt }) => endsAt);
}

/**
 * A new link for an account; those before are gone but for the one that ends at `beside`. Only its hash is kept, in Strapi's own column
 * for it, past the hooks: that somebody asks is no change of an account. It ends with the next change of the password, by whatever way.
 */
export async function makeLink(
  strapi: Strapi,
  account: Account,
  { endsAt, beside }: { endsAt: number; beside?: number | undefined },
  trx: Trx,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const table = () => strapi.db.getConnection(TABLE).transacting(trx).where({ id: account.id });
  const row: unknown = await table().first('reset_password_token');
  const stays = parseKept(row).filter((kept) => kept.endsAt === beside && kept.stamp === stampOf(account));
  const links = [...stays.slice(0, 1), { hash: hashOf(token), endsAt, stamp: stampOf(account) }];
  const stored = links.map(({ hash, endsAt: end, stamp }) => `${hash}.${end}.${stamp}`).join(' ');
  await table().update({ reset_password_token: stored });
  return token;
}

type Linked = { kept: Kept; account: Account };

/** The link and whose it is, while they are an active Admin or invited and have the password that it was asked under; also when it ended. */
async function findLinked(strapi: Strapi, token: string, trx?: Trx): Promise<Linked | null> {
  const query = strapi.db.getConnection(TABLE).where('reset_password_token', 'like', `%${hashOf(token)}.%`);
  const row: unknown = await (trx ? query.transacting(trx) : query).first('id', 'reset_password_token');
  if (!isRecord(row)) return null;
  const kept = parseKept(row).find(({ hash }) => hash === hashOf(token));
  const account = await findAccount(strapi, { id: Number(row['id']) });
  if (kept === undefined || account === null) return null;
  const mayUseIt = account.isActiveAdmin || account.isInvited;
  return mayUseIt && stampOf(account) === kept.stamp ? { kept, account } : null;
}

/** The active Admin or the invited person whose link this is, while it works. Within a transaction it must be asked through that: SQLite has one line. */
export async function accountOfLink(strapi: Strapi, token: string, now: number, trx?: Trx): Promise<Account | null> {
  const linked = await findLinked(strapi, token, trx);
  return linked && isInTime(linked.kept, linked.account, now) ? linked.account : null;
}

/** Whether a link will never work any more. One that a clock ahead gave a later end than any works again once the time is right. */
export async function isLinkDead(strapi: Strapi, token: string, now: number): Promise<boolean> {
  const linked = await findLinked(strapi, token);
  return linked === null || now >= linked.kept.endsAt;
}

/** Takes a link out of use, and any other of its account. False when somebody else just did. */
export async function useUpLink(strapi: Strapi, token: string, trx: Trx): Promise<boolean> {
  const count: unknown = await strapi.db
    .getConnection(TABLE)
    .transacting(trx)
    .where('reset_password_token', 'like', `%${hashOf(token)}.%`)
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
      const kept = parseKept(row);
      return kept.length === 0 ? [] : [[Number(row['id']), lastEnd(kept)] as const];
    }),
  );
}
