import { join } from 'node:path';
import { cmsName } from '../src/backups/postgres/connect';
import { dataDir, isReadOnly } from '../src/settings/data-dir';
import { useOneTimeZone } from '../src/settings/time-zone';
import { beforeOpening } from '../src/starting/before-opening';
import { FOLDED_TEXT, foldedText } from '../src/store/folded-text';
import { LONGEST_WAIT_MS, postgresLine } from '../src/store/postgres-line';

type Env = ((name: string, fallback?: string) => string) & { int(name: string, fallback: number): number };

/** What of better-sqlite3's connection is used here. */
type SqliteConnection = {
  pragma(statement: string): unknown;
  function(name: string, options: { deterministic: boolean }, work: (value: unknown) => string): unknown;
};
type AfterCreate = (
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
) => void;

/** Every commit is on the disk when it is answered, readers never wait for the writer, another process is waited for, and texts are found whatever the case. */
const afterCreate: AfterCreate = (connection, done) => {
  try {
    if (!isReadOnly()) {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
    }
    // While it waits nothing else is answered: much less than anybody waits for a call.
    connection.pragma('busy_timeout = 1000');
    connection.function(FOLDED_TEXT, { deterministic: true }, foldedText);
    done(null, connection);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), connection);
  }
};

const sqlite = () => ({
  connection: {
    client: 'sqlite',
    // The values of a statement that fails are people's names and addresses: they are not for the log.
    compileSqlOnError: false,
    connection: { filename: join(dataDir(), 'cms.sqlite'), options: { readonly: isReadOnly() } },
    useNullAsDefault: true,
    // Strapi's SQLite has one connection; a second one would only wait for the first.
    pool: { min: 1, max: 1, afterCreate },
  },
});

const postgres = (url: string, env: Env) => ({
  connection: {
    client: 'postgres',
    compileSqlOnError: false,
    connection: {
      connectionString: url,
      ...postgresLine,
      schema: env('DATABASE_SCHEMA', 'public'),
      ...(isReadOnly() ? { options: '-c default_transaction_read_only=on' } : { application_name: cmsName() }),
    },
    pool: { min: 1, max: env.int('DATABASE_POOL', 10), acquireTimeoutMillis: LONGEST_WAIT_MS },
  },
});

export default ({ env }: { env: Env }) => {
  useOneTimeZone();
  if (!isReadOnly()) beforeOpening(dataDir());
  const url = env('DATABASE_URL', '');
  return url === '' ? sqlite() : postgres(url, env);
};
