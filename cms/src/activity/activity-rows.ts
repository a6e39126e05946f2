import { isRecord } from '../store/from-strapi';
import { PANEL, SIGN_INS } from '../accounts/note-sign-in';
import type { Strapi } from '../store/strapi';

/** One thing that somebody did, as the database groups it; moments in ms. */
export type ActivityRow = {
  kind: string;
  subject: string;
  who: string;
  name: string;
  times: number;
  /** Number of the first change, or id of the sign-in. */
  begin: number;
  /** Number of the last change, or id of the sign-in. */
  number: number;
  firstAt: number;
  lastAt: number;
};

/** What stands for `kind` where it is a sign-in; its subject is the outcome. */
export const SIGN_IN = 'sign-in';

/**
 * The change log and the sign-ins as one list: saves of the same by the same within an hour are one row, changes of accounts one
 * each. `who` narrows it to one author; everybody has bound values alone in it. Moments are not counted with here: PostgreSQL keeps
 * them without their zone, and only its driver, which wrote them, knows which one it was. `since`: only what was done from a full
 * hour on, which the indexes of moments find without looking at the rest.
 */
function rowsOf(strapi: Strapi, who: string, since: Date | null = null) {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const hour = isSqlite ? 'created_at / 3600000' : "date_trunc('hour', created_at)";
  const moment = since === null ? [] : [since];
  const after = (column: string) => (since === null ? '' : `and ${column} >= ?`);
  const saves = `select kind, subject, author as who, max(author_name) as name, count(*) as times,
    min(number) as begin_number, max(number) as number, min(created_at) as first_at, max(created_at) as last_at
    from changes where (? = '' or author = ?) ${after('created_at')}
    group by kind, subject, author, ${hour}, case when kind = 'accounts' then number else 0 end`;
  const person = `case when account = '' or account like '${PANEL}%' then account else 'person:' || account end`;
  const signIns = `select '${SIGN_IN}' as kind, outcome as subject, ${person} as who, name, times,
    id as begin_number, id as number, first_at, last_at
    from ${SIGN_INS} where (? = '' or ${person} = ?) ${after('last_at')}`;
  return { sql: `(${saves} union all ${signIns}) as done`, bindings: [who, who, ...moment, who, who, ...moment] };
}

/** How many there are. */
export async function countActivity(strapi: Strapi, who: string): Promise<number> {
  const { sql, bindings } = rowsOf(strapi, who);
  const [row] = rowsIn(await strapi.db.connection.raw(`select count(*) as total from ${sql}`, bindings));
  return Number(row?.['total'] ?? 0);
}

type Piece = { limit: number; offset: number; since?: Date };

/** Some of them, the newest first. */
export async function pageOfActivity(
  strapi: Strapi,
  who: string,
  { limit, offset, since }: Piece,
): Promise<ActivityRow[]> {
  const { sql, bindings } = rowsOf(strapi, who, since);
  const order = 'order by last_at desc, kind, number desc limit ? offset ?';
  const found: unknown = await strapi.db.connection.raw(`select * from ${sql} ${order}`, [...bindings, limit, offset]);
  return rowsIn(found).map((row) => ({
    kind: String(row['kind']),
    subject: String(row['subject'] ?? ''),
    who: String(row['who'] ?? ''),
    name: String(row['name'] ?? ''),
    times: Number(row['times']),
    begin: Number(row['begin_number']),
    number: Number(row['number']),
    firstAt: msOf(row['first_at']),
    lastAt: msOf(row['last_at']),
  }));
}

/** Everybody who is in the list, by name. */
export async function authorsOfActivity(strapi: Strapi): Promise<{ who: string; name: string }[]> {
  const { sql, bindings } = rowsOf(strapi, '');
  const found: unknown = await strapi.db.connection.raw(
    `select who, max(name) as name from ${sql} where who not in ('', '${PANEL}') group by who order by name, who`,
    bindings,
  );
  return rowsIn(found).map((row) => ({ who: String(row['who']), name: String(row['name'] ?? '') }));
}

/** SQLite keeps ms; what PostgreSQL keeps is a date of its driver. */
function msOf(moment: unknown): number {
  return moment instanceof Date ? moment.getTime() : Number(moment);
}

/** SQLite answers with the rows, PostgreSQL with an object that has them. */
function rowsIn(found: unknown): Record<string, unknown>[] {
  const rows: unknown = isRecord(found) && 'rows' in found ? found['rows'] : found;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}
