import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresOf } from '../faults/saves/look/database';
import { PostgresServer } from '../support/postgres-server';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start({ fsync: 'off' });
});
afterAll(() => server?.stop());

/** A table with an index over what a function makes of its texts. */
async function withThings() {
  const database = postgresOf(await server.newDatabase());
  const { ask } = database;
  const turned = (as: string) =>
    ask(`create or replace function turned(text) returns text language sql immutable as 'select ${as}'`);
  await turned('$1');
  await ask('create table things (id serial primary key, name text)');
  await ask("insert into things (name) select 'thing ' || n from generate_series(1, 500) n");
  await ask('create index things_turned on things (turned(name))');
  return { ...database, turned };
}

it('F1: the look after a kill notices a row that an index lacks, on PostgreSQL', async () => {
  const { integrity, unchecked, turned } = await withThings();
  expect(await integrity()).toEqual([]);
  // As after a kill that left the table and its index of two moments: the rows are looked for where they are not.
  await turned('reverse($1)');
  const found = await integrity();
  const missing = await unchecked();
  if (missing === null) expect(found).toEqual([expect.stringMatching(/things.* lacks matching index tuple/)]);
  else expect(missing).toContain('amcheck');
});

it('F1: the look after a kill notices a row that cannot be, and an index that was not finished, on PostgreSQL', async () => {
  const { ask, integrity, unchecked } = await withThings();
  expect(await integrity()).toEqual([]);
  await ask("update pg_class set relfrozenxid = pg_current_xact_id()::xid where relname = 'things'");
  await ask("update pg_index set indisvalid = false where indexrelid = 'things_turned'::regclass");
  const found = await integrity();
  if ((await unchecked()) !== null) return;
  expect(found).toContain('the index things_turned is unfinished');
  expect(found).toContainEqual(expect.stringMatching(/^the table things, page 0: xmin \d+ precedes relation freeze/));
});
