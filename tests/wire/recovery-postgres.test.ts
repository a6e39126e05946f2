import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostgresServer } from '../support/postgres-server';
import { Started } from '../support/started';
import { until } from '../support/until';
import { WireClient } from '../support/wire-client';

let server: PostgresServer;
let url: string;
let started: Started;
beforeAll(async () => {
  server = await PostgresServer.start();
  url = await server.newDatabase();
  started = await Started.start({ settings: { DATABASE_URL: url } });
  await until(() => started.output.includes('Ready '));
});
afterAll(async () => {
  await started?.stop();
  await server?.stop();
});

const signIn = async () => {
  const { username, password } = started.admin;
  return new WireClient(started.origin).post('/api/auth.php', { action: 'login', username, password });
};
const expectReading = async () => {
  for (const path of ['/', '/faq', '/api/content.php'])
    expect((await new WireClient(started.origin).get(path)).status).toBe(200);
};
const away = { status: 503, json: { success: false, code: 'unavailable' } };

/** As the owner of the server, past the product. */
async function ask(...questions: string[]): Promise<void> {
  const client = await server.connect(url.replace(/[^/]+$/, 'postgres'));
  for (const question of questions) await client.query(question);
  await client.end();
}

it('F1: a database that goes away, or has another name, is a 503 in words, and all goes on by itself once it is back', async () => {
  await server.crash();
  expect(await signIn()).toMatchObject(away);
  await expectReading();
  await server.startAgain();
  await until(async () => (await signIn()).status === 200);
  const name = url.replace(/^.*\//, '');
  const [hide, show] = [`alter database ${name} rename to away`, `alter database away rename to ${name}`];
  const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
  await ask(`alter database ${name} allow_connections false`, cut, hide);
  expect(await signIn()).toMatchObject({ ...away, json: { error: expect.stringContaining('database') } });
  await expectReading();
  await ask(show, `alter database ${name} allow_connections true`);
  await until(async () => (await signIn()).status === 200);
});

it('F1: a start without its database serves every page, and signs people in once it is there', async () => {
  await started.end();
  await server.crash();
  started = await Started.start({ of: started, settings: { DATABASE_URL: url } });
  await until(() => /ECONNREFUSED[^]*Visitors get http/.test(started.output));
  await expectReading();
  expect(await signIn()).toMatchObject(away);
  await server.startAgain();
  await until(() => started.output.includes('Ready '));
  expect((await signIn()).status).toBe(200);
});
