import { Pool, type PoolClient, type QueryResult } from 'pg';
import { isRecord } from '../store/from-strapi';
import { postgresLine } from '../store/postgres-line';
import type { Sql, SqlRow, SqlValue } from './sql';

/** Whoever changes the figures holds this lock, so that two processes never count from the same state. */
const LOCK = 8_202_020;
const MOST_CONNECTIONS = 2;
/** A statement takes at most 65,535 values. */
const MOST_VALUES = 30_000;

/** Longer than that nobody waits: for a statement, for a lock, for whoever has begun something and does not go on. */
const LIMITS = { statement_timeout: '30s', lock_timeout: '10s', idle_in_transaction_session_timeout: '60s' };

type Queryable = Pick<PoolClient, 'query'>;

/**
 * A schema of PostgreSQL with a small pool of its own, so that counting takes no connection from the content. What a statement needs
 * is said in its transaction and nowhere else: behind a pooler such as PgBouncer the next one may have another connection.
 */
export class PostgresSql implements Sql {
  readonly dialect = 'postgres';

  private constructor(
    private readonly pool: Pool,
    private readonly schema: string,
    private readonly client: Queryable | null = null,
  ) {}

  /** Makes the schema where there is none. */
  static async open(connectionString: string, schema: string, onError: (error: Error) => void): Promise<PostgresSql> {
    if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is no name for a schema`);
    const pool = new Pool({ connectionString, max: MOST_CONNECTIONS, ...postgresLine });
    // A connection that ends while nobody uses it: the next question opens another one.
    pool.on('error', onError);
    const sql = new PostgresSql(pool, schema);
    try {
      await sql.transaction((locked) => ensureSchema(locked, schema));
    } catch (error) {
      await pool.end();
      throw error;
    }
    return sql;
  }

  async all(statement: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> {
    return (await this.query(statement, values)).rows.filter(isRecord);
  }

  async run(statement: string, values: readonly SqlValue[] = []): Promise<number> {
    return (await this.query(statement, values)).rowCount ?? 0;
  }

  async insert(before: string, rows: readonly (readonly SqlValue[])[], after = ''): Promise<void> {
    const width = rows[0]?.length ?? 1;
    const atOnce = Math.floor(MOST_VALUES / width);
    for (let begin = 0; begin < rows.length; begin += atOnce) {
      const part = rows.slice(begin, begin + atOnce);
      const row = `(${Array.from({ length: width }, () => '?').join(', ')})`;
      await this.run(`${before} values ${part.map(() => row).join(', ')} ${after}`, part.flat());
    }
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.within('begin', async (client) => {
      await client.query(`select pg_advisory_xact_lock(${LOCK})`);
      return work(new PostgresSql(this.pool, this.schema, client));
    });
  }

  snapshot<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const begin = 'begin isolation level repeatable read read only';
    return this.within(begin, (client) => work(new PostgresSql(this.pool, this.schema, client)));
  }

  /** A statement of a transaction, or one that is its own. */
  private query(statement: string, values: readonly SqlValue[]): Promise<QueryResult> {
    const text = numbered(statement);
    return this.client?.query(text, values) ?? this.within('begin', (client) => client.query(text, values));
  }

  private async within<T>(begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isBroken = false;
    // The pool listens to those alone that nobody uses. Unheard, one that the server or a pooler ends now would end the process.
    const ended = () => void (isBroken = true);
    client.on('error', ended);
    try {
      const limits = Object.entries(LIMITS).map(([name, value]) => `set local ${name} = '${value}'`);
      await client.query([begin, `set local search_path = ${this.schema}`, ...limits].join('; '));
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      client.off('error', ended);
      client.release(isBroken);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Looks first: who may make none is refused even where there is one. */
async function ensureSchema(sql: Sql, schema: string): Promise<void> {
  const found = await sql.all('select 1 from pg_namespace where nspname = ?', [schema]);
  if (found.length === 0) await sql.run(`create schema ${schema}`);
}

/** PostgreSQL counts its values. */
function numbered(statement: string): string {
  let count = 0;
  return statement.replaceAll('?', () => `$${(count += 1)}`);
}
