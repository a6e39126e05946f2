import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { postgresServer, sqliteFiles, type Databases } from '../faults/restores/databases';
import { drill, startSite, type Site } from '../faults/restores/drill';
import { filesOf } from '../faults/restores/look';
import { postgresOf } from '../faults/saves/look/database';
import { cmsArgs, cmsEnvironment, places } from '../support/places';
import { freePort, startPart } from '../support/processes';
import { WireClient } from '../support/wire-client';

let databases: Databases;
/** What the last drill or restore has left. */
let site: Site;
beforeAll(async () => {
  databases = await postgresServer();
  site = await startSite(databases);
}, 240_000);
afterAll(async () => {
  await site.stack.stop();
  await databases.stop();
});

/** `npm run backup -- …`; `restore` first: `npm run restore -- …`. */
function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: site.stack.dataDir, DATABASE_URL: site.database.url };
  return spawnSync(process.execPath, [join(places.root, 'scripts/backup.mjs'), ...args], { env, encoding: 'utf8' });
}
const madeArchive = () => /Written and checked: (.+)/.exec(run().stdout)?.[1] ?? '';
const named = (kind: string) =>
  readdirSync(join(site.stack.dataDir, 'backups')).filter((name) => name.endsWith(`-${kind}.tar.gz`));
const visitor = () => new WireClient(site.stack.origin);
const mission = async () => (await visitor().content()).about.mission;

/** An archive that is whole by its sums, and whose tables do not keep their own rules. */
function withTwiceTheSameRow(archive: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const script = readFileSync(join(folder, 'cms.sql'), 'utf8');
  const table = /(COPY admin_roles [^\n]+\n|COPY "admin_roles" [^\n]+\n)([^\n]+\n)([\s\S]*?)-- rows: (\d+)/;
  const twice = script.replace(table, (_, head: string, row: string, rest: string, count: string) =>
    [head, row, row, rest, `-- rows: ${Number(count) + 1}`].join(''),
  );
  writeFileSync(join(folder, 'cms.sql'), twice);
  const manifest = z
    .object({ files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })) })
    .loose()
    .parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const sha256 = createHash('sha256').update(twice).digest('hex');
  const size = Buffer.byteLength(twice);
  const files = manifest.files.map((file) => (file.path === 'cms.sql' ? { ...file, size, sha256 } : file));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  const made = join(folder, 'broken.tar.gz');
  const names = ['manifest.json', ...files.map(({ path }) => path)];
  execFileSync('tar', ['-czf', made, '--format=ustar', '-C', folder, ...names]);
  return made;
}

async function setMission(text: string): Promise<void> {
  const admin = visitor();
  await admin.signIn(site.stack.admin);
  const { about, revision } = await admin.content();
  expect((await admin.post('/api/content.php', { revision, about: { ...about, mission: text } })).status).toBe(200);
}

it(
  'F13: on PostgreSQL, too, a backup made among edits and restored into an empty database is the site of one moment',
  { timeout: 240_000 },
  async () => {
    const done = await drill(site, databases, 'once');
    site = done.site;
    expect(done.wrong).toEqual([]);
    expect(done.moments).toBeGreaterThan(2);
  },
);

it(
  'A18: on PostgreSQL a restore replaces what is there, which becomes a backup; a running CMS, an archive of SQLite and one that fails change nothing',
  { timeout: 240_000 },
  async () => {
    await setMission('Before');
    const archive = madeArchive();
    await setMission('After');
    const refused = run('restore', archive);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('The CMS works with this database')]);
    await site.stack.endCms();

    const there = [await site.database.rows(''), filesOf(site.stack.dataDir)];
    const other = await startSite(sqliteFiles);
    const env = { ...process.env, DATA_DIR: other.stack.dataDir };
    spawnSync(process.execPath, [join(places.root, 'scripts/backup.mjs')], { env });
    const [ofSqlite = ''] = readdirSync(join(other.stack.dataDir, 'backups')).filter((name) => name.includes('manual'));
    const strange = run('restore', join(other.stack.dataDir, 'backups', ofSqlite));
    await other.stack.stop();
    expect(strange.stderr).toContain('made with SQLite, and this site has its data in PostgreSQL');
    const broken = run('restore', withTwiceTheSameRow(archive));
    expect(broken.stderr).toContain('PostgreSQL did not take it: could not create unique index');
    const { ask } = postgresOf(site.database.url ?? '');
    expect(await ask("select 1 from pg_namespace where nspname like 'apoti_before%'")).toEqual([]);
    expect([await site.database.rows(''), filesOf(site.stack.dataDir)]).toEqual(there);

    expect(run('restore', archive)).toMatchObject({ status: 0 });
    await site.stack.startCms();
    await expect.poll(mission).toBe('Before');
    await expect.poll(() => named('before-restore')).toHaveLength(1);
    await site.stack.endCms();
    expect(run('restore', join(site.stack.dataDir, 'backups', named('before-restore')[0] ?? ''))).toMatchObject({
      status: 0,
    });
    await site.stack.startCms();
    await expect.poll(mission).toBe('After');
  },
);

it('A18: without DATABASE_URL neither a backup nor a restore takes the folder for one of SQLite: both name its database', () => {
  const env = { ...process.env, DATA_DIR: site.stack.dataDir, DATABASE_URL: undefined };
  for (const args of [[], ['restore', named('manual')[0] ?? '']]) {
    const said = spawnSync(process.execPath, [join(places.root, 'scripts/backup.mjs'), ...args], {
      env,
      encoding: 'utf8',
    });
    expect(said).toMatchObject({ status: 1, stderr: expect.stringContaining('belongs to the database 127.0.0.1:') });
  }
});

/** Starts a CMS with the site's folder and another database, and waits until it has ended by itself. Gives what it has said. */
async function startWith(databaseUrl: string | undefined): Promise<string> {
  const environment = cmsEnvironment(site.stack.dataDir, await freePort(), false);
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const cms = startPart(cmsArgs, places.cms, { ...environment, ...database });
  await new Promise((resolve) => cms.process.once('close', resolve));
  return cms.output();
}

it(
  'A18: a restore that is not over belongs to its database: a start with another one is refused and touches neither',
  { timeout: 240_000 },
  async () => {
    const archive = madeArchive();
    await setMission('Later');
    await site.stack.endCms();
    expect(run('restore', archive)).toMatchObject({ status: 0 });
    const other = await databases.another();
    const there = [await site.database.rows(''), filesOf(site.stack.dataDir)];
    for (const url of [other.url, undefined])
      expect(await startWith(url)).toContain('into another database is half done: 127.0.0.1:');
    expect([await site.database.rows(''), filesOf(site.stack.dataDir)]).toEqual(there);
    expect(await other.rows('')).toEqual({});
    await site.stack.startCms();
    await expect.poll(mission).toBe('After');
  },
);
