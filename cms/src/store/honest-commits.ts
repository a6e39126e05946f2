import type { Strapi } from './strapi';

/** What of knex's transaction is used here (knex/lib/execution/transaction.js, pinned with Strapi). */
type Transaction = {
  commit(connection: unknown, value?: unknown): Promise<unknown>;
  rollback(connection: unknown, error: unknown): Promise<unknown>;
  trxClient: { query(connection: unknown, sql: string): Promise<unknown> };
  _completed: boolean;
  _resolver(value: unknown): void;
};
type Client = { transaction(...args: unknown[]): Transaction };

/**
 * A commit that the database refuses, as on a full disk, fails for whoever made the transaction, and is undone before anybody
 * else gets the connection. Knex tells it only to those who wait for `executionPromise`, which Strapi does not: a save would be answered
 * as done, and the next ones would be written into a transaction that nobody ends.
 */
export function makeCommitsHonest({ db }: Strapi): void {
  const client: Client = db.connection.client;
  const begin = client.transaction.bind(client);
  client.transaction = (...args) => {
    const transaction = begin(...args);
    transaction.commit = async (connection, value) => {
      const committed = transaction.trxClient.query(connection, 'COMMIT;');
      transaction._completed = true;
      try {
        await committed;
      } catch (error) {
        // It is not over yet: only then is the way back taken.
        transaction._completed = false;
        await transaction.rollback(connection, error);
        throw error;
      }
      transaction._resolver(value);
    };
    return transaction;
  };
}
