import { randomBytes } from 'node:crypto';
import { foldedText } from '../../src/store/folded-text';
import type { Cms } from './cms';

const FIRST = ['Ada', 'Ngozi', 'Emeka', 'Bisi', 'Chidi', 'Ẹ̀bùn', 'Musa', 'Zainab', 'Tunde', 'Ìfẹ́'];
const LAST = ['Okafor', 'Bello', 'Adeyemi', 'Eze', 'Balogun', 'Danjuma', 'Nwosu'];
/** SQLite takes so many rows in one statement. */
const AT_ONCE = 400;

/** Subscriber number `index`, one a minute, the last one now. */
function rowOf(index: number, count: number) {
  const name = `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]}`;
  const email = `reader-${index}@example.com`;
  const at = new Date(Date.now() - (count - index) * 60_000);
  return {
    document_id: `many-${index}`,
    name,
    email,
    address_key: email,
    search_text: `${foldedText(name)}\n${email}`,
    unsubscribe_token: randomBytes(24).toString('hex'),
    created_at: at,
    updated_at: at,
  };
}

/** Writes so many subscribers straight into the database: 200,000 in a few seconds. */
export async function makeSubscribers(cms: Cms, count: number): Promise<void> {
  const { connection } = cms.strapi.db;
  await connection.transaction(async (trx) => {
    for (let from = 0; from < count; from += AT_ONCE) {
      const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => rowOf(from + at, count));
      await cms.strapi.db.getConnection('subscribers').transacting(trx).insert(rows);
    }
  });
  // What a database does by itself after a while: it knows what its indexes are good for.
  await connection.raw('analyze');
}
