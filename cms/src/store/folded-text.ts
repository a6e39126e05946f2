import type { Strapi } from './strapi';

/** The function's name in SQLite, whose own `lower` knows the letters of English only. */
export const FOLDED_TEXT = 'folded_text';

/** Letters without marks, which most texts are of, are written in one way only: thousands of rows are looked through. */
const PLAIN = /^\p{ASCII}*$/u;

/** A text as it is searched: the same for capital and small letters, and for both ways of writing a letter with a mark. */
export function foldedText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return PLAIN.test(value) ? value.toLowerCase() : value.normalize('NFC').toLowerCase();
}

/** What PostgreSQL folds by where the database's own locale knows no letters but those of English. */
const ICU = 'und-x-icu';
const known = new WeakMap<Strapi, string>();

/** Whatever `value` is in SQL, folded as {@link foldedText} does, alike on both databases. Not within a transaction. */
export async function foldedSql(strapi: Strapi): Promise<(value: string) => string> {
  if (strapi.db.dialect.client === 'sqlite') return (value) => `${FOLDED_TEXT}(cast(${value} as text))`;
  const collate = known.get(strapi) ?? (await collation(strapi));
  known.set(strapi, collate);
  return (value) => `lower(normalize(cast(${value} as text), NFC)${collate})`;
}

/** PostgreSQL may have been built without it. */
async function collation(strapi: Strapi): Promise<string> {
  const found: unknown = await strapi.db
    .connection('pg_catalog.pg_collation')
    .where({ collname: ICU })
    .first('collname');
  return found === undefined ? '' : ` collate "${ICU}"`;
}
