import { randomBytes } from 'node:crypto';
import {
  cmsSubscriberPaths as paths,
  cmsSubscriberRowsSchema,
  subscriberPageSchema,
  type Person,
  type SubscriberPage,
} from '@apoti/contract';
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

/** The CMS's calls about subscribers, as visitors and admins make them, and what they leave in it. */
export function useSubscribers(parts: () => { cms: Cms; person: Person | null }) {
  const addressed = (path: string, query: Record<string, string | number>) =>
    `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;
  const get = (path: string, query: Record<string, string | number>) =>
    parts().cms.getAs(addressed(path, query), parts().person);
  const page = async (query: Record<string, string | number> = {}): Promise<SubscriberPage> =>
    subscriberPageSchema.parse((await get(paths.page, query)).body);

  return {
    get,
    page,
    /** Forgets every subscriber and what the change log knows of them. */
    clear: async () => {
      const { db } = parts().cms.strapi;
      await db.query('api::subscriber.subscriber').deleteMany({ where: {} });
      await db.query('api::change.change').deleteMany({ where: { kind: 'subscribers' } });
    },
    subscribe: (name: string, email: string) => parts().cms.post('/api/wire/subscribers', { name, email }),
    names: async (query: Record<string, string | number>) => (await page(query)).subscribers.map(({ name }) => name),
    rows: async (query: Record<string, string | number> = {}) =>
      cmsSubscriberRowsSchema.parse((await get(paths.rows, query)).body),
    logged: async (): Promise<Record<string, unknown>[]> =>
      parts()
        .cms.strapi.db.query('api::change.change')
        .findMany({ where: { kind: 'subscribers' }, orderBy: { number: 'asc' } }),
  };
}

/** What the database is asked meanwhile. */
export async function askedBy({ strapi }: Cms, work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => void asked.push(sql);
  strapi.db.connection.on('query', note);
  await work();
  strapi.db.connection.removeListener('query', note);
  return asked;
}

/** Whether a statement takes the counters, for which every save waits. */
export const holdsCounters = (sql: string) => /update .*revision_counters/.test(sql);
