import type { Strapi } from './strapi';

/**
 * A new connection that ends before Strapi has set it up is given up, and the next one is tried. Strapi tells the pool nothing of
 * it (`afterCreate` in @strapi/database/dist/index.js has no `catch`): the pool would wait for it, and nobody for its failure.
 */
export function giveUpLostConnections({ db: { dialect } }: Strapi): void {
  const setUp = dialect.initialize.bind(dialect);
  dialect.initialize = async (connection) => {
    try {
      await setUp(connection);
    } catch (error) {
      // What knex itself writes on a connection that has ended: its pool hands it to nobody.
      Object.assign(Object(connection), { __knex__disposed: error });
    }
  };
}
