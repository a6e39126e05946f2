import { Client } from 'pg';
import { BackupProblem } from '../backup-problem';
import { productRelease } from '../../settings/release';
import { isRecord } from '../../store/from-strapi';
import { isLockHeld } from '../../store/lock-held';
import { postgresLine } from '../../store/postgres-line';

/** A schema of a PostgreSQL database. */
export type Place = { url: string; schema: string };

/** The place of the content, as the settings name it; null where it is SQLite. */
export function contentPlace(): Place | null {
  const url = process.env['DATABASE_URL'] ?? '';
  return url === '' ? null : { url, schema: process.env['DATABASE_SCHEMA'] || 'public' };
}

/** Which database the settings name, for people and for notes: without its role and password, which may change. */
export function contentPlaceName(): string {
  const place = contentPlace();
  if (place === null) return 'SQLite';
  const { host, port, database } = new Client({ connectionString: place.url });
  return `${host}:${port}/${database ?? ''} (${place.schema})`;
}

/** Whether a note tells of the database that the settings name; one that an earlier release has written says nothing of it. */
export function isOfThisDatabase({ database }: { database?: string | undefined }): boolean {
  return database === undefined || database === contentPlaceName();
}

/** As what every CMS is known to the server, so that a restore sees whether one is at work; its release follows. */
export const CMS_NAME = 'apoti-cms';
/** As what this one is known: an upgrade begins only where none of another release is at work. */
export const cmsName = () => `${CMS_NAME} ${productRelease()}`;
const NAME = 'apoti-backup';

/** A name as SQL takes it, whatever is in it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Texts of values that mean the same on every server. */
const FORMS = ["datestyle to 'ISO'", "intervalstyle to 'postgres'", 'extra_float_digits to 3'];
/** A large table takes its time; a lock that somebody else holds is not waited for long. */
const LIMITS = ['statement_timeout to 0', 'idle_in_transaction_session_timeout to 0', "lock_timeout to '15s'"];

const TABLE_HELD =
  'A table is held by somebody else (another CMS at work, a backup, psql): end that, or wait for it, and try again';

type Row = Record<string, unknown>;

/** A transaction: questions, their rows, and the connection for what is larger. */
export type Transaction = { ask: (sql: string, values?: readonly unknown[]) => Promise<Row[]>; client: Client };

/**
 * Does everything in one transaction on a connection of its own, whose unqualified names are those of the schema. `reading`: of one
 * moment of the database, however long it takes. @throws BackupProblem where the server cannot be reached
 */
export async function inTransaction<T>(
  { url, schema }: Place,
  mode: 'reading' | 'writing',
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, ...postgresLine, application_name: NAME });
  // A line that breaks fails the question that waits, too.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    throw new BackupProblem(`PostgreSQL cannot be reached: ${words}.`, { cause: error });
  });
  const ask = async (sql: string, values: readonly unknown[] = []) =>
    (await client.query(sql, values)).rows.filter(isRecord);
  try {
    await ask(mode === 'reading' ? 'begin isolation level repeatable read read only' : 'begin');
    for (const setting of [...FORMS, ...LIMITS]) await ask(`set local ${setting}`);
    await ask(`set local search_path to ${quoted(schema)}`);
    const result = await work({ ask, client });
    await ask('commit');
    await client.end();
    return result;
  } catch (error) {
    // The server takes back what was not committed; what it still sends nobody waits for.
    client.connection.stream.destroy();
    throw isLockHeld(error) ? new BackupProblem(TABLE_HELD, { cause: error }) : error;
  }
}
