import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { errorBodySchema } from '@apoti/contract';
import { postgresOf } from '../faults/saves/look/database';
import { PostgresServer } from '../support/postgres-server';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { WireClient } from '../support/wire-client';

/** More than the CMS has connections to its database. */
const SAVES = 12;

let server: PostgresServer;
let url: string;
let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  server = await PostgresServer.start({ fsync: 'off' });
  url = await server.newDatabase();
  stack = await startStack({ databaseUrl: url });
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
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

const saved = (title: string) =>
  admin.post('/api/blog.php', {
    ...{ title, excerpt: 'Short.', content: '<p>Long.</p>', author: 'Example Author', category: 'Technology' },
  });
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
      expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
    expect((await new WireClient(stack.origin).signIn(stack.admin)).status).toBe(200);
    isHeld = false;
    await release();
    await until(async () => (await saved('A new one')).status === 200);
    expect((await titles()).filter((title) => !before.includes(title))).toEqual(['A new one']);
  },
);
