import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import database from '../config/database';
import { PostgresSql } from '../src/analytics/postgres-sql';
import { inTransaction } from '../src/backups/postgres/connect';
import { storageFailure } from '../src/store/storage-failure';

/** As Strapi makes its own. */
const { knex } = createRequire(import.meta.url)('knex');

/** Takes connections and never says a word. */
const calls: Socket[] = [];
const silent = createServer((call) => void calls.push(call));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  url = `postgres://cms:secret@127.0.0.1:${(silent.address() as AddressInfo).port}/cms`;
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  for (const call of calls) call.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

/** What the CMS opens its content with, and one question to that. */
async function askContent(): Promise<unknown> {
  vi.stubEnv('CMS_READ_ONLY', '1');
  const named = (name: string, fallback = '') => (name === 'DATABASE_URL' ? url : fallback);
  const { connection } = database({
    env: Object.assign(named, { int: (_name: string, fallback: number) => fallback }),
  });
  const content = knex(connection);
  try {
    return await content.raw('select 1');
  } finally {
    // Those that it still waits for end with the server.
    void content.destroy();
  }
}

it('F1: a PostgreSQL that says nothing is told as one that cannot be reached, before anybody has given up', async () => {
  const asks = [
    askContent(),
    inTransaction({ url, schema: 'public' }, 'reading', () => Promise.resolve()),
    PostgresSql.open(url, 'analytics', () => undefined),
  ];
  const said = await Promise.all(asks.map((ask) => ask.then(() => null, storageFailure)));
  expect(said.map((failure) => failure?.status)).toEqual([503, 503, 503]);
}, 30_000);
