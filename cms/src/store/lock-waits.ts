import type { Strapi } from './strapi';

/** How long a statement waits for what somebody else has locked: less than the proxy waits for an answer (4 s), so that whoever saves is told. */
const LONGEST_LOCK_WAIT_MS = 3_000;

/** What of knex's client and of the driver's connection is used here (knex/lib/client.js, pinned with Strapi). */
type Connection = { query(sql: string): Promise<unknown> };
type Client = {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<unknown>;
};

/**
 * From now on nobody waits for ever for a lock that another program holds in PostgreSQL (F1): the save is refused with 503, and its
 * connection is free for others. A start before that has all the time it needs, for an upgrade must not end by a lock (decision 0084).
 * Said once a connection, as Strapi says its schema.
 */
export function limitLockWaits({ db }: Strapi): void {
  if (db.dialect.client !== 'postgres') return;
  const client: Client = db.connection.client;
  const acquire = client.acquireConnection.bind(client);
  const limited = new WeakSet<Connection>();
  client.acquireConnection = async () => {
    const connection = await acquire();
    if (limited.has(connection)) return connection;
    try {
      await connection.query(`set lock_timeout = ${LONGEST_LOCK_WAIT_MS}`);
    } catch (error) {
      // What knex itself writes on a connection that has ended: its pool hands it to nobody.
      Object.assign(connection, { __knex__disposed: error });
      await client.releaseConnection(connection);
      throw error;
    }
    limited.add(connection);
    return connection;
  };
}
