import Database from 'better-sqlite3';
import { isRecord } from '../store/from-strapi';
import type { Sql, SqlRow, SqlValue } from './sql';

type Statement = ReturnType<Database['prepare']>;

/** A file of SQLite with a connection of its own. It is used in a thread of its own, which may wait for the disk. */
export class SqliteSql implements Sql {
  readonly dialect = 'sqlite';
  private readonly database: Database;
  private readonly statements = new Map<string, Statement>();

  /** @throws where the file is no database */
  constructor(file: string) {
    this.database = new Database(file);
    try {
      // Who waits longer than that for another process is told so.
      this.database.pragma('busy_timeout = 5000');
      this.database.pragma('journal_mode = WAL');
      // What was acknowledged is on the disk.
      this.database.pragma('synchronous = FULL');
      this.database.pragma('cache_size = -32000');
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  async all(statement: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> {
    return this.prepared(statement)
      .all(...values)
      .filter(isRecord);
  }

  async run(statement: string, values: readonly SqlValue[] = []): Promise<number> {
    return this.prepared(statement).run(...values).changes;
  }

  async insert(before: string, rows: readonly (readonly SqlValue[])[], after = ''): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const statement = this.prepared(`${before} values (${first.map(() => '?').join(', ')}) ${after}`);
    for (const row of rows) statement.run(...row);
  }

  /** One after the other: whoever calls this waits for the one before. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.within('begin immediate', work);
  }

  snapshot<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.within('begin deferred', work);
  }

  private async within<T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> {
    this.database.exec(begin);
    try {
      const result = await work(this);
      this.database.exec('commit');
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.statements.clear();
    this.database.close();
  }

  private rollback(): void {
    try {
      this.database.exec('rollback');
    } catch {
      // A broken database has ended the transaction itself; the first error is told.
    }
  }

  private prepared(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    // Lists of many lengths make many statements.
    if (this.statements.size > 200) this.statements.clear();
    this.statements.set(sql, statement);
    return statement;
  }
}
