import type { Strapi } from './strapi';

/**
 * A stored moment exactly as the database keeps it, as digits: SQLite keeps ms, PostgreSQL µs, which a date of JavaScript cuts
 * off. A list that goes on behind a moment that was cut off leaves rows out, or has them twice.
 */
export function exactMoment(strapi: Strapi, column: string, as: string) {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const digits = isSqlite ? 'cast(?? as text)' : 'cast(cast(extract(epoch from ??) * 1000000 as bigint) as text)';
  return strapi.db.connection.raw(`${digits} as ??`, [column, as]);
}

/** What {@link exactMoment} told, as a value that the column is compared with. */
export function storedMoment(strapi: Strapi, digits: string) {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const value = isSqlite ? 'cast(? as integer)' : "(timestamp 'epoch' + cast(? as bigint) * interval '1 microsecond')";
  return strapi.db.connection.raw(value, [digits]);
}
