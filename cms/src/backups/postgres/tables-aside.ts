import { BackupProblem } from '../backup-problem';
import { isRecord } from '../../store/from-strapi';
import { CMS_NAME, inTransaction, quoted, type Place, type Transaction } from './connect';
import { loadScript } from './load-script';

/** The schema in which what a restore has replaced waits, named by the restore's own time. */
export function asideOf({ at }: { at: string }): string {
  return `apoti_before_${Date.parse(at)}`;
}

const relations = `select c.relname as name from pg_class c
  where c.relnamespace = (select oid from pg_namespace where nspname = $1) and c.relkind = $2
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'a' and $2 = 'S')
  order by 1`;

/** What is in a schema: its tables, and the sequences that belong to none of them. */
async function namesIn({ ask }: Transaction, schema: string, kind: 'r' | 'S'): Promise<string[]> {
  return (await ask(relations, [schema, kind])).map(({ name }) => quoted(String(name)));
}

async function isThere({ ask }: Transaction, schema: string): Promise<boolean> {
  return (await ask('select 1 from pg_namespace where nspname = $1', [schema])).length > 0;
}

/** How many tables a schema has. */
export function countTables(place: Place): Promise<number> {
  return inTransaction(place, 'reading', async (transaction) => (await namesIn(transaction, place.schema, 'r')).length);
}

/** Moves all tables with what belongs to them, by name alone. Says how many. */
async function moveTables(transaction: Transaction, from: string, to: string): Promise<number> {
  const tables = await namesIn(transaction, from, 'r');
  for (const name of tables) await transaction.ask(`alter table ${quoted(from)}.${name} set schema ${quoted(to)}`);
  for (const name of await namesIn(transaction, from, 'S'))
    await transaction.ask(`alter sequence ${quoted(from)}.${name} set schema ${quoted(to)}`);
  return tables.length;
}

/** Never what somebody else has made of them, such as a view: it fails then. */
async function dropTables(transaction: Transaction, schema: string): Promise<void> {
  const named = (names: string[]) => names.map((name) => `${quoted(schema)}.${name}`).join(', ');
  const tables = await namesIn(transaction, schema, 'r');
  if (tables.length > 0) await transaction.ask(`drop table ${named(tables)}`);
  const sequences = await namesIn(transaction, schema, 'S');
  if (sequences.length > 0) await transaction.ask(`drop sequence ${named(sequences)}`);
}

/**
 * Puts what is there aside and loads a script in its place, in one transaction: everything or nothing. Once it was done it is not done
 * again. Says how many tables were put aside.
 */
export function replaceTables(place: Place, file: string, aside: string): Promise<number> {
  return inTransaction(place, 'writing', async (transaction) => {
    if (await isThere(transaction, aside)) return (await namesIn(transaction, aside, 'r')).length;
    await transaction.ask(`create schema ${quoted(aside)}`);
    await transaction.ask(`create schema if not exists ${quoted(place.schema)}`);
    const moved = await moveTables(transaction, place.schema, aside);
    await loadScript(transaction, file);
    return moved;
  });
}

/**
 * Loads a script in the place of what is there, which goes, in one transaction. Nothing is put aside: so the role need not make a schema,
 * and it may be done again and again.
 */
export function reloadTables(place: Place, file: string): Promise<void> {
  return inTransaction(place, 'writing', async (transaction) => {
    await dropTables(transaction, place.schema);
    await loadScript(transaction, file);
  });
}

/** Finds out by trying, and taking it back, whether a {@link reloadTables} could be done. @throws BackupProblem with what is in its way */
export function requireReload(place: Place): Promise<void> {
  return inTransaction(place, 'writing', async (transaction) => {
    await transaction.ask('savepoint before');
    await dropTables(transaction, place.schema);
    await transaction.ask('rollback to savepoint before');
  }).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    // What it is that depends on them, a view of somebody's say.
    const detail = isRecord(error) && typeof error['detail'] === 'string' ? ` (${error['detail']})` : '';
    throw new BackupProblem(`The tables could not be put back if it failed: ${words}${detail}.`, { cause: error });
  });
}

/** Takes a {@link replaceTables} back, where that was not done already. */
export function putTablesBack(place: Place, aside: string): Promise<void> {
  return inTransaction(place, 'writing', async (transaction) => {
    if (!(await isThere(transaction, aside))) return;
    await dropTables(transaction, place.schema);
    await moveTables(transaction, aside, place.schema);
    await transaction.ask(`drop schema ${quoted(aside)}`);
  });
}

/** What was put aside goes; it is a backup by now. */
export function dropAside(place: Place, aside: string): Promise<void> {
  return inTransaction(place, 'writing', async (transaction) => {
    if (!(await isThere(transaction, aside))) return;
    await dropTables(transaction, aside);
    await transaction.ask(`drop schema ${quoted(aside)}`);
  });
}

/** @throws BackupProblem where a CMS is at work with the database, or the role may not do what a restore does */
export function requireRest(place: Place): Promise<void> {
  return inTransaction(place, 'reading', async ({ ask }) => {
    const [found] = await ask(
      `select has_database_privilege(current_database(), 'CREATE') as may, (
         select count(*)::int from pg_stat_activity where datname = current_database() and split_part(application_name, ' ', 1) = $1) as count`,
      [CMS_NAME],
    );
    if (!isRecord(found) || found['count'] !== 0)
      throw new BackupProblem(
        'The CMS works with this database: stop it, on every machine, then give the command again.',
      );
    if (found['may'] !== true)
      throw new BackupProblem(
        'The role of DATABASE_URL may not make a schema in its database (grant create on database).',
      );
  });
}
