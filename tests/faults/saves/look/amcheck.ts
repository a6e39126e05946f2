type Rows = Record<string, unknown>[];
type Ask = (sql: string) => Promise<Rows>;

/** Beside the product's tables, so that it sees nothing of what looks through them. */
const SCHEMA = 'looked_through';

/** What PostgreSQL says where it has no such extension, or does not let this account have it. */
const NOT_TO_BE_HAD = ['0A000', '58P01', '42501'];

/** Every index of a tree: its order, and that each row of the table is in it. */
const INDEXES = `
  select ${SCHEMA}.bt_index_check(index => c.oid, heapallindexed => true)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relam = (select oid from pg_am where amname = 'btree') and c.relnamespace = 'public'::regnamespace
    and c.relpersistence = 'p' and i.indisready and i.indisvalid`;

const UNFINISHED = `
  select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not (i.indisready and i.indisvalid)`;

/** Every row of every table, and what is kept beside it since it is long. */
const TABLES = `
  select c.relname as name, found.blkno as page, found.msg as said
  from pg_class c, lateral ${SCHEMA}.verify_heapam(relation => c.oid, check_toast => true) found
  where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace`;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What a question finds; what it cannot read is a finding as well. */
async function found(ask: Ask, sql: string, told: (row: Record<string, unknown>) => string | null): Promise<string[]> {
  try {
    return (await ask(sql)).map(told).filter((text) => text !== null);
  } catch (error) {
    if (!codeOf(error).startsWith('XX')) throw error;
    return [String(error)];
  }
}

/** Why PostgreSQL cannot be asked to look through its own files, in one sentence; null: it can. */
export async function cannotLookThrough(ask: Ask): Promise<string | null> {
  try {
    await ask(`create schema if not exists ${SCHEMA}`);
    await ask(`create extension if not exists amcheck schema ${SCHEMA}`);
    return null;
  } catch (error) {
    if (!NOT_TO_BE_HAD.includes(codeOf(error))) throw error;
    return `The indexes and tables of PostgreSQL are not looked through, for there is no amcheck: ${String(error)}`;
  }
}

/** What PostgreSQL finds wrong in its indexes and tables; nothing is good, and all there is where it cannot look. */
export async function lookThrough(ask: Ask): Promise<string[]> {
  if ((await cannotLookThrough(ask)) !== null) return [];
  return [
    ...(await found(ask, INDEXES, () => null)),
    ...(await found(ask, UNFINISHED, ({ name }) => `the index ${String(name)} is unfinished`)),
    ...(await found(
      ask,
      TABLES,
      ({ name, page, said }) => `the table ${String(name)}, page ${String(page)}: ${String(said)}`,
    )),
  ];
}
