import { afterAll, beforeAll, expect, it } from 'vitest';
import { Cms } from './support/cms';
import { onPostgres, onSqlite } from './support/only-on';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
  const { connection } = cms.strapi.db;
  await connection.raw('CREATE TABLE commit_parents (id INTEGER PRIMARY KEY)');
  // What such a rule forbids is found out at the commit, as a full disk may be.
  await connection.raw(
    'CREATE TABLE commit_children (parent INTEGER REFERENCES commit_parents (id) DEFERRABLE INITIALLY DEFERRED)',
  );
});
afterAll(() => cms.stop());

const write = (table: string, row: Record<string, number>) =>
  cms.strapi.db.transaction(async ({ trx }) => {
    await trx(table).insert(row);
  });
const children = async () => (await cms.strapi.db.connection('commit_children').select('parent')).length;

it('C6: a save whose commit the database refuses is told as refused, leaves nothing, and is in nobody’s way', async () => {
  let told = 0;
  const refused = cms.strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => (told += 1));
    await trx('commit_children').insert({ parent: 7 });
  });
  await expect(refused).rejects.toThrow(/foreign key/i);
  expect([told, await children()]).toEqual([0, 0]);

  await write('commit_parents', { id: 7 });
  await write('commit_children', { parent: 7 });
  expect(await children()).toBe(1);
  expect((await cms.content()).content.heroSlides.length).toBeGreaterThan(0);
});

it('C6: what is done within a transaction of somebody else’s is committed with it, or not at all', async () => {
  const both = cms.strapi.db.transaction(async ({ trx }) => {
    await trx('commit_parents').insert({ id: 8 });
    await write('commit_children', { parent: 9 });
  });
  await expect(both).rejects.toThrow(/foreign key/i);
  expect(await cms.strapi.db.connection('commit_parents').where({ id: 8 })).toEqual([]);
});

onSqlite('C6: a commit is on the disk before it is answered: the connection that saves is asked', async () => {
  const { connection } = cms.strapi.db;
  // 2 is FULL: with less, what was answered just before the power goes may be gone.
  expect(await connection.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await connection.raw('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
});

onPostgres('C6: nothing of ours lets PostgreSQL answer a commit before it is on the disk', async () => {
  const { rows } = await cms.strapi.db.connection.raw(
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')
     and (source in ('database', 'user', 'database user', 'client', 'session') or setting is distinct from reset_val)`,
  );
  expect(rows).toEqual([]);
});
