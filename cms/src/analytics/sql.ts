export type SqlValue = string | number | null;
export type SqlRow = Record<string, unknown>;

/**
 * The little of a database that the measuring needs. Statements are the same for SQLite and PostgreSQL; `?` stands for a value.
 */
export interface Sql {
  /** What differs between the two in the set-up of tables. */
  readonly dialect: 'sqlite' | 'postgres';
  all(statement: string, values?: readonly SqlValue[]): Promise<SqlRow[]>;
  /** Says how many rows were changed. */
  run(statement: string, values?: readonly SqlValue[]): Promise<number>;
  /** Rows of one statement: what stands before their values, and what after. No two rows may have the same key. */
  insert(before: string, rows: readonly (readonly SqlValue[])[], after?: string): Promise<void>;
  /** Everything or nothing; nobody else writes meanwhile. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Reads everything as it is at one moment, whoever writes meanwhile. */
  snapshot<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** So many `?` for a list. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** A whole number of a row; PostgreSQL gives large ones and sums as texts. */
export function numberOf(row: SqlRow, name: string): number {
  const value = Number(row[name]);
  if (!Number.isFinite(value)) throw new Error(`The analytics store holds no number in ${name}`);
  return value;
}

/** A text of a row. */
export function textOf(row: SqlRow, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new Error(`The analytics store holds no text in ${name}`);
  return value;
}
