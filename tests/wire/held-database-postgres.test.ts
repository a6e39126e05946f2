import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { errorBodySchema } from '@apoti/contract';
import { postgresOf } from '../faults/saves/look/database';
import { expectHonest, FailingStorage } from '../support/failing-storage';
import { PostgresServer } from '../support/postgres-server';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { SAYS_SO_MS } from '../support/wire-client';

/** More than the CMS has connections to its database. */
const SAVES = 12;

let server: PostgresServer;
let url: string;
let stack: Stack;
let storage: FailingStorage;
beforeAll(async () => {
  server = await PostgresServer.start({ fsync: 'off' });
  url = await server.newDatabase();
  stack = await startStack({ databaseUrl: url });
  storage = await FailingStorage.of(stack);
});
afterAll(async () => {
  await stack?.stop();
  await server?.stop();
});

/** Lets another program hold the table that every save takes first, until the returned function is called. */
async function holdCounters(): Promise<() => Promise<void>> {
  const client = await server.connect(url);
  await client.query('begin');
  await client.query('lock table revision_counters');
  return () => client.end();
}

/** Answered in time, or it throws. */
const saved = (title: string) => storage.admin.within(SAYS_SO_MS).post('/api/blog.php', { ...storage.post(), title });
const titles = async () =>
  (await postgresOf(url).ask('select distinct title from posts')).map(({ title }) => String(title));

it(
  'F1: a PostgreSQL that another program holds is said in words, reading and signing in go on, and nothing that was refused is done later',
  { timeout: 120_000 },
  async () => {
    const before = await titles();
    const release = await holdCounters();
    let isHeld = true;
    onTestFinished(() => (isHeld ? release() : undefined));
    const answers = await Promise.all(Array.from({ length: SAVES }, (_, index) => saved(`Refused ${index}`)));
    for (const { status, json } of answers) {
      expect([status, errorBodySchema.parse(json)]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    }
    for (const path of ['/', '/api/content.php', '/api/team.php', '/api/blog.php', '/faq'])
      expect([path, (await storage.admin.get(path)).status]).toEqual([path, 200]);
    expect((await storage.signIn()).status).toBe(200);
    isHeld = false;
    await release();
    await until(async () => (await saved('A new one')).status === 200);
    expect((await titles()).filter((title) => !before.includes(title))).toEqual(['A new one']);
  },
);

/** Lets the server take no writes in any session, as one does that has become a standby, until the returned function is called. */
async function refuseWrites(): Promise<() => Promise<void>> {
  const client = await server.connect(url);
  const set = async (how: string) => {
    await client.query(`alter system ${how}`);
    await client.query('select pg_reload_conf()');
  };
  await set('set default_transaction_read_only = on');
  return async () => {
    await set('reset default_transaction_read_only');
    await client.end();
  };
}

const isReadOnly = async () =>
  (await postgresOf(url).ask('show default_transaction_read_only'))[0]?.['default_transaction_read_only'] === 'on';

it(
  'F1: a PostgreSQL that takes no writes is said in words, reading goes on, and saving goes on when it takes them',
  { timeout: 120_000 },
  async () => {
    const before = await storage.admin.content();
    const allow = await refuseWrites();
    let isRefusing = true;
    onTestFinished(() => (isRefusing ? allow() : undefined));
    await until(isReadOnly);
    expectHonest(await storage.hurried['content.php'](), /cannot write to its disk/);
    for (const [name, save] of Object.entries(storage.hurried)) {
      const answer = await save();
      expect([name, answer.status]).toEqual([name, 503]);
      expectHonest(answer, /cannot write|try again/i);
    }
    await storage.expectReading();
    expect([200, 503]).toContain((await storage.signIn()).status);
    expect(await storage.admin.content()).toEqual(before);
    isRefusing = false;
    await allow();
    await storage.expectSaving();
  },
);
