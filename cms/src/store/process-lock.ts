import { Client } from 'pg';
import { isRecord } from './from-strapi';
import { isLockHeld, LOCK_NOT_AVAILABLE } from './lock-held';
import { postgresLine } from './postgres-line';

/** Besides these numbers the analytics store has 8,202,020. */
const LOCKS = { start: 8_202_021, media: 8_202_022, restore: 8_202_023 } as const;

/** What only one process of the CMS may be at: getting to its feet, moving files and their rows, or what comes before and after a restore. */
export type LockName = keyof typeof LOCKS;

/** How long another process is waited for: a call is answered within that, a start may have a database to set up, a restore a large one to archive. */
const PATIENCE_MS = { start: 600_000, media: 20_000, restore: 1_800_000 } as const;
/** The server ends the waiting; this is for one that is gone without a word. */
const SILENCE_MS = 5_000;

/**
 * Said in the transaction, for behind a pooler the next one may have another connection. The lock ends with the connection, also
 * where the machine at its other end has gone without a word; a holder that takes its time is not robbed of it. Who has lost it knows
 * that first: the line is given up after 15 s of silence ({@link postgresLine}), by the server after 25.
 */
const limits = (name: LockName) => ({
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: String(PATIENCE_MS[name]),
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
});

/** What it means that a lock could not be had. */
const HELD: Record<LockName, string> = {
  start:
    'Another CMS of this database has been starting for ten minutes. Its log says what it is at; end it, and start this one again.',
  media: 'Another CMS of this database is moving files for a long time.',
  restore: 'Another CMS of this database is at work on a restore, or on what one has replaced. Please try again later.',
};

/** Somebody else has had a lock for longer than was waited for. */
export class HeldByOther extends Error {
  readonly code = LOCK_NOT_AVAILABLE;
  constructor(name: LockName, options: ErrorOptions) {
    super(HELD[name], options);
    this.name = 'HeldByOther';
  }
}

/** Gives a lock back. */
export type Release = () => Promise<void>;

const nothing = (): void => undefined;
/** `onWait`: somebody else has it. `onLost`: the connection has ended, and somebody else may have it from now on. */
type Told = { onWait?: () => void; onLost?: () => void };

/**
 * Waits until no other process of the CMS at this database holds the lock, and holds it until it is given back or this process
 * ends. With SQLite there is no other process: then it is held at once.
 */
export async function holdLock(name: LockName, { onWait = nothing, onLost = nothing }: Told = {}): Promise<Release> {
  const connectionString = process.env['DATABASE_URL'] ?? '';
  if (connectionString === '') return () => Promise.resolve();
  // A connection of its own: one of the pool could be the last one, for which the work itself then waits.
  const query_timeout = PATIENCE_MS[name] + SILENCE_MS;
  const client = new Client({
    connectionString,
    ...postgresLine,
    query_timeout,
  });
  let isHeld = false;
  // Unheard, an error would end the process.
  client.on('error', nothing);
  client.on('end', () => {
    if (isHeld) onLost();
    isHeld = false;
  });
  const release = async () => {
    isHeld = false;
    await client.query('commit').catch(() => undefined);
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    const said = Object.entries(limits(name)).map(([setting, value]) => `set local ${setting} = '${value}'`);
    await client.query(['begin', ...said].join('; '));
    const { rows } = await client.query(`select pg_try_advisory_xact_lock(${LOCKS[name]}) as held`);
    const [row] = rows;
    if (!isRecord(row) || row['held'] !== true) {
      onWait();
      await client.query(`select pg_advisory_xact_lock(${LOCKS[name]})`);
    }
    isHeld = true;
    return release;
  } catch (error) {
    await release();
    throw isLockHeld(error) ? new HeldByOther(name, { cause: error }) : error;
  }
}

/** Does something while no other process of the CMS does what goes under the same name. `onLost`: one may, from now on. */
export async function asOnlyProcess<T>(name: LockName, work: () => Promise<T>, onLost = nothing): Promise<T> {
  const release = await holdLock(name, { onLost });
  try {
    return await work();
  } finally {
    await release();
  }
}
