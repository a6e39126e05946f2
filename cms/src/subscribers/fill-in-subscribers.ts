import { foldedSql } from '../store/folded-text';
import type { Strapi } from '../store/strapi';

/** As many random letters as {@link newToken} has, made by the database row by row. */
const RANDOM_TOKEN = {
  sqlite: 'lower(hex(randomblob(24)))',
  postgres: "substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 48)",
};

/** Gives rows that came before these columns, or past the document service, their search text and their token. */
export async function fillInSubscribers(strapi: Strapi): Promise<void> {
  const { connection, dialect } = strapi.db;
  const fold = await foldedSql(strapi);
  const [newLine, token] =
    dialect.client === 'sqlite' ? ['char(10)', RANDOM_TOKEN.sqlite] : ['chr(10)', RANDOM_TOKEN.postgres];
  await strapi.db
    .getConnection('subscribers')
    .whereNull('search_text')
    .update({ search_text: connection.raw(`${fold('name')} || ${newLine} || ${fold('email')}`) });
  await strapi.db
    .getConnection('subscribers')
    .whereNull('unsubscribe_token')
    .update({ unsubscribe_token: connection.raw(token) });
}
