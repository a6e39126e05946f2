import type { Strapi } from '../store/strapi';
import { toAccount, USER_UID, type Account } from './admins';

/**
 * The account that somebody names at a door, by user name or e-mail; null where there is none. Phones begin a name with a capital: one that
 * only one account has, but for that, is this account's (names that differ in capitals alone are made no more). All are asked for at
 * once, so that the time tells nobody which one it was.
 */
export async function findNamed(strapi: Strapi, typed: string): Promise<Account | null> {
  const name = typed.trim();
  const lower = name.toLowerCase();
  const rows: unknown = await strapi.db.query(USER_UID).findMany({
    where: { $or: [{ username: name }, { email: lower }, { username: { $eqi: name } }] },
    populate: { role: { select: ['id', 'name'] } },
  });
  const found = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => toAccount(row) ?? []);
  const exact = found.find(({ username }) => username === name) ?? found.find(({ email }) => email === lower);
  const [same = null, ...others] = found.filter(({ username }) => username.toLowerCase() === lower);
  return exact ?? (others.length === 0 ? same : null);
}
