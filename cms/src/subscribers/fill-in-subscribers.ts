import { toAddressKey } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { isRecord } from '../store/from-strapi';
import { foldedSql } from '../store/folded-text';
import type { Strapi } from '../store/strapi';

/** As many random letters as {@link newToken} has, made by the database row by row. */
const RANDOM_TOKEN = {
  sqlite: 'lower(hex(randomblob(24)))',
  postgres: "substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 48)",
};

/** Rows that get their key in one go. */
const KEYS_AT_ONCE = 1_000;

/**
 * Gives rows that came before these columns, or past the document service, their search text, their token and the address as it is
 * compared.
 */
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
  for (let after = 0; ;) {
    const next = await fillInKeys(strapi, after);
    if (next === null) break;
    after = next;
  }
}

/** The next rows without a key, by their ids; null when there was none. Of two rows of one address the first has the key. */
async function fillInKeys(strapi: Strapi, after: number): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    const table = () => strapi.db.getConnection('subscribers').transacting(trx);
    const found: unknown[] = await table()
      .whereNull('address_key')
      .where('id', '>', after)
      .orderBy('id')
      .limit(KEYS_AT_ONCE)
      .select(['id', 'email']);
    const rows = found.filter(isRecord);
    for (const { id, email } of rows) {
      const key = toAddressKey(String(email ?? ''));
      const taken: unknown[] = await table().where({ address_key: key }).limit(1).select('id');
      if (key !== '' && taken.length === 0) await table().where({ id }).update({ address_key: key });
    }
    return rows.length === 0 ? null : Number(rows.at(-1)?.['id']);
  });
}
