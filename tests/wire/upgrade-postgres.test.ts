import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresServer, type Databases } from '../faults/restores/databases';
import { postgresOf } from '../faults/saves/look/database';
import { expectEverythingThere, expectFailuresUndone } from '../upgrades/judge';
import { startPlanted } from '../upgrades/planted';
import { release } from '../upgrades/release';
import { restoreRelease, startUpgraded, type Upgraded } from '../upgrades/upgrade';

let databases: Databases;
let upgraded: Upgraded;
beforeAll(async () => {
  databases = await postgresServer();
  upgraded = await startUpgraded(databases);
}, 240_000);
afterAll(async () => {
  await upgraded.site.stack.stop();
  await databases.stop();
});

it('A18: an upgrade of which a migration fails leaves the database as it was, and says so, on PostgreSQL', () => {
  expectFailuresUndone(upgraded);
});

it('A18: the data of the previous release are all there with this one, and can be saved, also after failed upgrades, on PostgreSQL', async () => {
  const before = release.answers('postgres');
  expect(Object.keys(before).length).toBeGreaterThan(10);
  await expectEverythingThere(upgraded.site.stack, before);
});

it('A18: a role that may not make a schema undoes an upgrade as well; what could not be undone is not begun', async () => {
  const [database, dataDir] = [await databases.another(), await mkdtemp(join(tmpdir(), 'upgrade-'))];
  await restoreRelease(dataDir, database);
  const { ask } = postgresOf(database.url ?? '');
  const role = 'may_make_no_schema';
  await ask(`create role ${role} login`);
  await ask(`grant all on schema public to ${role}`);
  for (const { name } of await ask("select tablename as name from pg_tables where schemaname = 'public'"))
    await ask(`alter table "${String(name)}" owner to ${role}`);
  const url = new URL(database.url ?? '');
  url.username = role;
  const before = await database.rows(dataDir);
  expect(await startPlanted('failing', dataDir, url.href)).toContain('the database is as it was before');
  expect(await database.rows(dataDir)).toEqual(before);

  await ask('create view of_somebody as select id from posts');
  const told = await startPlanted('failing', dataDir, url.href);
  expect(told).toContain('The tables could not be put back if it failed: cannot drop');
  expect(told).toContain('view of_somebody depends on table posts');
  expect(told).not.toContain('planted to fail');
  expect(await database.rows(dataDir)).toEqual(before);
  await rm(dataDir, { recursive: true });
});
