import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { AnalyticsQuery, MeasuredBatch } from '@apoti/contract';
import { places } from '../../support/places';

/** What is used of the CMS's own store, as it is built. */
export type MeasuredStore = {
  take(batch: MeasuredBatch): Promise<boolean>;
  report(query: AnalyticsQuery): Promise<unknown>;
  realTime(): Promise<unknown>;
  close(): Promise<void>;
};

/** An empty store in a database; `end` closes and deletes it. */
type OpenStore = { database: string; store: MeasuredStore; bytes: () => Promise<number>; end: () => Promise<void> };
export type MeasuredStores = (now: number) => Promise<OpenStore>;

const isClass = (value: unknown) => typeof value === 'function';
type StoreLog = Record<'error' | 'info', (line: string) => void>;
const log = (line: string) => process.stderr.write(`${line}\n`);
const fromCms = createRequire(join(places.cms, 'package.json'));

const storeModule = z.object({
  AnalyticsStore: z.custom<new (channel: object, log: StoreLog, now: () => number) => MeasuredStore>(isClass),
});
const workerModule = z.object({
  WorkerChannel: z.custom<new (file: string, log: (line: string) => void) => object>(isClass),
});
const postgresModule = z.object({
  PostgresChannel: z.custom<new (url: string, schema: string, log: (line: string) => void) => object>(isClass),
});
type Client = { query(text: string): Promise<{ rows: unknown[] }>; connect(): Promise<void>; end(): Promise<void> };
const pgModule = z.object({ Client: z.custom<new (options: { connectionString: string }) => Client>(isClass) });

/** SQLite, and the PostgreSQL that BENCH_DATABASE_URL names. */
export function openMeasuredStores(): MeasuredStores[] {
  const url = process.env['BENCH_DATABASE_URL'];
  return url === undefined ? [openSqlite] : [openSqlite, (now) => openPostgres(url, now)];
}

function storeOn(channel: object, now: number): MeasuredStore {
  const { AnalyticsStore } = storeModule.parse(fromCms('./dist/src/analytics/analytics-store.js'));
  return new AnalyticsStore(channel, { error: log, info: log }, () => now);
}

async function openSqlite(now: number): Promise<OpenStore> {
  const { WorkerChannel } = workerModule.parse(fromCms('./dist/src/analytics/worker-channel.js'));
  const folder = await mkdtemp(join(tmpdir(), 'measured-bench-'));
  const file = join(folder, 'analytics.db');
  const store = storeOn(new WorkerChannel(file, log), now);
  return {
    database: 'SQLite',
    store,
    bytes: async () => (await stat(file)).size + (await stat(`${file}-wal`).catch(() => ({ size: 0 }))).size,
    end: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(url: string, now: number): Promise<OpenStore> {
  const { PostgresChannel } = postgresModule.parse(fromCms('./dist/src/analytics/postgres-channel.js'));
  const schema = `measured_bench_${randomBytes(6).toString('hex')}`;
  const store = storeOn(new PostgresChannel(url, schema, log), now);
  return {
    database: 'PostgreSQL',
    store,
    bytes: async () => {
      const text = `select coalesce(sum(pg_total_relation_size(c.oid)), 0) as bytes from pg_class c
        join pg_namespace n on n.oid = c.relnamespace where n.nspname = '${schema}' and c.relkind = 'r'`;
      const [row] = await ask(url, text);
      return z.object({ bytes: z.coerce.number() }).parse(row).bytes;
    },
    end: async () => {
      await store.close();
      await ask(url, `drop schema if exists "${schema}" cascade`);
    },
  };
}

async function ask(connectionString: string, text: string): Promise<unknown[]> {
  const { Client } = pgModule.parse(fromCms('pg'));
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
