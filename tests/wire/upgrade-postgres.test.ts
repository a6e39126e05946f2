import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { postgresServer, type Databases } from '../faults/restores/databases';
import { postgresOf } from '../faults/saves/look/database';
import { expectEverythingThere, expectFailuresUndone } from '../upgrades/judge';
import { startPlanted } from '../upgrades/planted';
import { places } from '../support/places';
import { WireClient } from '../support/wire-client';
import { release } from '../upgrades/release';
import { restoreRelease, startUpgraded, type Upgraded } from '../upgrades/upgrade';

const { version: installed } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(places.cms, 'package.json'), 'utf8')));

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

it(
  'A18: an upgrade is refused while a CMS of another release works with the database, which goes on; an older release refuses a newer database',
  { timeout: 240_000 },
  async () => {
    const { stack, database } = upgraded.site;
    const start = (release: string) => startPlanted('failing', stack.dataDir, database.url, release);
    const admin = new WireClient(stack.origin);
    await admin.signIn(stack.admin);
    const save = async (mission: string) => {
      const { about, revision } = await admin.content();
      return (await admin.post('/api/content.php', { revision, about: { ...about, mission } })).status;
    };
    const tables = async () => Object.keys(await database.rows(stack.dataDir));
    const before = await tables();
    for (const [release, why] of [
      [
        '9.9.9',
        `A CMS of another release works with this database (${installed} at 127.0.0.1): end it, on every machine`,
      ],
      ['0.0.1', `The database is of release ${installed} of the product, and 0.0.1 is installed here`],
    ] as const) {
      const told = await start(release);
      expect(told).toContain(why);
      expect(told).not.toContain('planted to fail');
      expect(await tables()).toEqual(before);
      expect(await save(`Saved beside ${release}`)).toBe(200);
    }
    // Nobody is at work any more: that an older one would lose something is refused all the same, and a newer one begins.
    await stack.endCms();
    expect(await start('0.0.1')).toContain(`The database is of release ${installed} of the product`);
    expect(await start('9.9.9')).toContain('planted to fail');
    await stack.startCms();
    await expect.poll(async () => (await admin.content()).about.mission).toBe('Saved beside 0.0.1');
  },
);

it(
  'A18: a role that may not make a schema undoes an upgrade as well; what could not be undone is not begun',
  { timeout: 240_000 },
  async () => {
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
  },
);
