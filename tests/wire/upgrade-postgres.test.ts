import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresServer, type Databases } from '../faults/restores/databases';
import { expectEverythingThere, expectFailuresUndone } from '../upgrades/judge';
import { release } from '../upgrades/release';
import { startUpgraded, type Upgraded } from '../upgrades/upgrade';

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
