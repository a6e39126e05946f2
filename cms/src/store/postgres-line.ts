/** How long is waited for PostgreSQL to take a connection, or for one of a pool to be free: who asks is answered in time. */
export const LONGEST_WAIT_MS = 10_000;
/** So long without a word, and the server is asked whether it is there: ten times in as many seconds, then the connection has ended. */
const SILENT_LINE_MS = 5_000;

/** What every connection to PostgreSQL has, so that none waits for a server that has gone without a word. */
export const postgresLine = {
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENT_LINE_MS,
  connectionTimeoutMillis: LONGEST_WAIT_MS,
} as const;
