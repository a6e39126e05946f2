import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { places } from '../places';

type Database = { prepare(sql: string): { run(values: object): unknown }; close(): void };
const databaseSchema = z.custom<new (path: string) => Database>((value) => typeof value === 'function');

/** One a minute, the last one now; as the CMS would store them. */
const INSERT = `
  INSERT INTO subscribers
    (document_id, name, email, address_key, search_text, unsubscribe_token, created_at, updated_at)
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count)
  SELECT 'many-' || n, 'Reader ' || n, 'many-' || n || '@example.com', 'many-' || n || '@example.com',
    'reader ' || n || char(10) || 'many-' || n || '@example.com', lower(hex(randomblob(24))),
    :now - (:count - n) * 60000, :now - (:count - n) * 60000
  FROM numbers`;

/** Writes so many subscribers, `many-1@example.com` and so on, straight into a CMS's SQLite file: 200,000 in a few seconds. */
export function writeSubscribers(dataDir: string, count: number): void {
  const Sqlite = databaseSchema.parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
  const database = new Sqlite(join(dataDir, 'cms.sqlite'));
  database.prepare(INSERT).run({ count, now: Date.now() });
  database.close();
}
