import { peopleTexts } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { lockCounters } from '../changes/counters';
import type { Strapi } from '../store/strapi';
import { ADMIN_ROLE, USER_UID } from './admins';

/** Strapi's panel can clear the field instead of unticking it: who is not blocked may enter, as toAccount judges it. */
const NOT_BLOCKED = { $or: [{ blocked: false }, { blocked: { $null: true } }] };

/** How many can enter the back-office; without the one of this id. */
export function countAdmins(strapi: Strapi, without?: number): Promise<number> {
  const others = without === undefined ? {} : { id: { $ne: without } };
  const where = { role: { name: ADMIN_ROLE }, confirmed: true, ...NOT_BLOCKED, ...others };
  return strapi.db.query(USER_UID).count({ where });
}

/**
 * Does something to accounts or their roles, within the caller's transaction, unless nobody could enter the back-office afterwards: who
 * edits raw entries in Strapi's panel takes the last one away in many ways, and would learn of it when nobody gets in.
 * @throws ApplicationError, whose text the panel shows
 */
export async function keepAnAdmin<T>(strapi: Strapi, work: () => Promise<T>): Promise<T> {
  const before = await countAdmins(strapi);
  const result = await work();
  if (before > 0 && (await countAdmins(strapi)) === 0) throw new errors.ApplicationError(peopleTexts.last);
  return result;
}

/** How Strapi makes a service that has these calls. */
export type Made<Name extends string> = (parts: {
  strapi: Strapi;
}) => Record<Name, (...args: unknown[]) => Promise<unknown>>;

/** A service of Strapi's, whose calls of these names go past every hook: each in a transaction that keeps an Admin. */
export function guardCalls<Name extends string>(made: Made<Name>, names: readonly Name[]): Made<Name> {
  return (parts) => {
    const { strapi } = parts;
    const service = made(parts);
    const guarded =
      (name: Name) =>
      (...args: unknown[]) =>
        strapi.db.transaction(async ({ trx }) => {
          await lockCounters(strapi, trx);
          return keepAnAdmin(strapi, () => service[name](...args));
        });
    return { ...service, ...Object.fromEntries(names.map((name) => [name, guarded(name)])) };
  };
}
