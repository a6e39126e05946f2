import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Cms } from './support/cms';

const UID = 'api::subscriber.subscriber';
let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const subscribe = (name: string) => cms.post('/api/wire/subscribers', { name, email: `${name}@example.com` });

/** Lets the database fail at the questions for one subscriber that `isMeant` picks, as one that goes away does. */
function failAt(isMeant: (where: Record<string, unknown>) => boolean): void {
  const isWhere = (where: unknown): where is Record<string, unknown> => typeof where === 'object' && where !== null;
  const away = Object.assign(new Error('the database went away'), { code: 'ECONNRESET' });
  const stop = cms.strapi.db.lifecycles.subscribe({
    models: [UID],
    beforeFindOne({ params: { where } }) {
      if (isWhere(where) && isMeant(where)) throw away;
    },
  });
  onTestFinished(() => void stop());
}

/** What nobody has waited for meanwhile; with a listener of its own no test ends for it. */
function unheard(): unknown[] {
  const heard: unknown[] = [];
  const hear = (reason: unknown) => void heard.push(reason);
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.off('unhandledRejection', hear));
  return heard;
}

it('F1: a save whose values cannot be compared with others’ since the database is away is refused; nothing hangs', async () => {
  const left = unheard();
  failAt((where) => 'unsubscribe_token' in where || 'unsubscribeToken' in where);
  expect((await subscribe('ada')).status).toBe(503);
  await turn();
  expect(left).toEqual([]);
  expect(await cms.strapi.db.query(UID).count({ where: { name: 'ada' } })).toBe(0);
});

it('F1: a database that goes away after a commit is logged: the save is done, and nothing ends', async () => {
  const left = unheard();
  let failed = 0;
  failAt(() => !cms.strapi.db.inTransaction() && (failed += 1) > 0);
  expect((await subscribe('bisi')).status).toBe(200);
  while (failed === 0) await turn();
  await turn();
  expect(left).toEqual([]);
  expect(await cms.strapi.db.query(UID).count({ where: { name: 'bisi' } })).toBe(1);
});

it('F1: a new connection that ends before it is set up is given up, and the next one answers', async () => {
  const left = unheard();
  const { client } = cms.strapi.db.connection;
  const lost: { __knex__disposed?: string } = await client.acquireConnection();
  lost.__knex__disposed = 'The database went away';
  client.releaseConnection(lost);
  let failed = 0;
  const fail = ({ sql }: { sql: string }) => {
    if (!/foreign_keys|search_path/.test(sql) || (failed += 1) > 1) return;
    throw new Error(`${sql} - Client has encountered a connection error and is not queryable`);
  };
  client.on('query', fail);
  onTestFinished(() => void client.off('query', fail));
  expect(await cms.strapi.db.query(UID).count()).toBeGreaterThan(0);
  await turn();
  expect([failed, left]).toEqual([2, []]);
});
