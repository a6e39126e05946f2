import { exactMomentSchema } from '@apoti/contract';
import type { Strapi } from './strapi';

/**
 * A stored moment exactly as the database keeps it, as a cursor of the contract names it: in µs, with their unit. SQLite keeps
 * ms, PostgreSQL µs, which a date of JavaScript cuts off. A list that goes on behind a moment that was cut off leaves rows out, or has them twice.
 */
export function exactMoment(strapi: Strapi, column: string, as: string) {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const micros = isSqlite ? '?? * 1000' : 'cast(extract(epoch from ??) * 1000000 as bigint)';
  return strapi.db.connection.raw(`'u' || cast(${micros} as text) as ??`, [column, as]);
}

/**
 * What {@link exactMoment} told, as a value that the column is compared with.
 * @throws ZodError where it is anything else, such as a moment without a unit
 */
export function storedMoment(strapi: Strapi, moment: string) {
  const digits = exactMomentSchema.parse(moment).slice(1);
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const value = isSqlite
    ? 'cast(? as integer) / 1000'
    : "(timestamp 'epoch' + cast(? as bigint) * interval '1 microsecond')";
  return strapi.db.connection.raw(value, [digits]);
}
