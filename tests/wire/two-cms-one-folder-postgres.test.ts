import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { backupsReplySchema, restoreNoteSchema } from '@apoti/contract';
import { cmsArgs, cmsEnvironment, places } from '../support/places';
import { PostgresServer } from '../support/postgres-server';
import { endPart, freePort, hasEnded, startPart, untilAnswers, type Part } from '../support/processes';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

/** cms/src/store/process-lock.ts */
const MEDIA_LOCK = 8_202_022;
/** Ends the connection of who is starting. */
const CUT = 'select pg_terminate_backend(pid) as cut from pg_locks where objid = 8202021 and granted';
const LOSES = 'another CMS may be starting. This one ends; start it again.';

const rowsSchema = z.object({ rows: z.array(z.unknown()) });

let server: PostgresServer;
let databaseUrl: string;
let stack: Stack;
let admin: WireClient;
let second: Part | null = null;
let port: number;
beforeAll(async () => {
  server = await PostgresServer.start();
  databaseUrl = await server.newDatabase();
  port = await freePort();
  // As one that is started again when it ends, so that it restores.
  stack = await startStack({ databaseUrl, cms: { SUPERVISED: '1' } });
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
}, 240_000);
afterAll(async () => {
  if (second !== null) await endPart(second, 'SIGTERM');
  await stack.stop();
  await server.stop();
});

const backups = async () => backupsReplySchema.parse((await admin.get('/api/backups')).json);
const note = () => restoreNoteSchema.parse(JSON.parse(readFileSync(join(stack.dataDir, 'restore/note.json'), 'utf8')));
const named = (kind: string) =>
  readdirSync(join(stack.dataDir, 'backups')).filter((name) => name.endsWith(`-${kind}.tar.gz`));

async function setMission(mission: string): Promise<void> {
  const { about, revision } = await admin.content();
  expect((await admin.post('/api/content.php', { revision, about: { ...about, mission } })).status).toBe(200);
}

/** Another CMS of the same database and folder. */
function beginSecond(): Part {
  const environment = cmsEnvironment(stack.dataDir, port, false);
  second = startPart(cmsArgs, places.cms, { ...environment, DATABASE_URL: databaseUrl });
  return second;
}
const secondReady = () => untilAnswers(`http://127.0.0.1:${port}/_health`, 204, second ?? beginSecond());

async function asideSchemas(): Promise<unknown> {
  const client = await server.connect(databaseUrl);
  try {
    return await client.query("select nspname from pg_namespace where nspname like 'apoti_before%'");
  } finally {
    await client.end();
  }
}

it(
  'A18: of two CMS that start at once with a waiting restore on one folder, one takes it and keeps what was there, and both stand',
  { timeout: 240_000 },
  async () => {
    await setMission('Before');
    await admin.post('/api/backups', {});
    await expect.poll(async () => (await backups()).work, { timeout: 120_000 }).toBeNull();
    await setMission('After');
    const [first] = (await backups()).backups;
    await admin.post('/api/backups/restore', { name: first?.name });
    await expect.poll(() => note().state, { timeout: 60_000 }).toBe('ready');
    await stack.endCms();

    const one = stack.beginCms();
    const two = beginSecond();
    await Promise.all([untilAnswers(`${stack.cmsUrl}/_health`, 204, one), secondReady()]);
    expect(note()).toMatchObject({ state: 'restored', starts: 1 });
    await expect.poll(async () => (await admin.content()).about.mission).toBe('Before');
    await expect.poll(asideSchemas).toMatchObject({ rows: [] });
    expect([named('before-restore').length, hasEnded(one), hasEnded(two)]).toEqual([1, false, false]);
    const said = [one.output(), two.output()].filter((text) => text.includes('it goes first'));
    expect(said).toHaveLength(1);
  },
);

it(
  'F1: a CMS that starts on a shared disk stands also while another one is long at moving files, and looks through them after it',
  { timeout: 240_000 },
  async () => {
    if (second !== null) await endPart(second, 'SIGTERM');
    const folder = join(stack.dataDir, 'public/uploads/.staging');
    const waiting = join(folder, 'mark~of-another-cms.png');
    mkdirSync(folder, { recursive: true });
    writeFileSync(waiting, 'on its way in');
    const other = await server.connect(databaseUrl);
    onTestFinished(() => other.end());
    await other.query(`begin; select pg_advisory_xact_lock(${MEDIA_LOCK})`);
    beginSecond();
    await secondReady();
    expect(existsSync(waiting)).toBe(true);
    expect(second?.output()).toContain('Another CMS of this database is moving files');
    await other.query('commit');
    // Nobody is at it any more, and no row knows it.
    await expect.poll(() => existsSync(waiting), { timeout: 60_000 }).toBe(false);
  },
);

it(
  'F1: a CMS that is starting and loses its turn ends, for another one may begin; the next start stands',
  { timeout: 240_000 },
  async () => {
    if (second !== null) await endPart(second, 'SIGTERM');
    const other = await server.connect(databaseUrl);
    onTestFinished(() => other.end());
    // It gets as far as its files.
    await other.query(`begin; select pg_advisory_xact_lock(${MEDIA_LOCK})`);
    const starting = beginSecond();
    const waiting = `select 1 from pg_locks where objid = ${MEDIA_LOCK} and not granted`;
    await expect.poll(() => other.query(waiting), { timeout: 60_000 }).toMatchObject({ rows: [{}] });
    expect(await other.query(CUT)).toMatchObject({ rows: [{ cut: true }] });
    await expect.poll(() => hasEnded(starting)).toBe(true);
    expect(starting.output()).toContain(LOSES);
    await other.query('commit');
    beginSecond();
    await secondReady();
  },
);

it(
  'A18: a CMS that undoes an upgrade and loses its turn ends at once, and the tables stay as they are',
  { timeout: 240_000 },
  async () => {
    if (second !== null) await endPart(second, 'SIGTERM');
    const other = await server.connect(databaseUrl);
    onTestFinished(() => other.end());
    const posts = async () => rowsSchema.parse(await other.query('select * from posts order by id')).rows;
    await other.query('begin');
    const before = await posts();
    mkdirSync(join(stack.dataDir, 'upgrade'), { recursive: true });
    const writeUpgrade = (state: string) =>
      writeFileSync(join(stack.dataDir, 'upgrade/note.json'), JSON.stringify({ state, at: new Date().toISOString() }));
    writeUpgrade('begun');
    const undoing = beginSecond();
    // It has come to the tables, which somebody reads.
    const waiting = "select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted";
    await expect.poll(() => other.query(waiting), { timeout: 60_000 }).toMatchObject({ rows: [{}] });
    expect(await other.query(CUT)).toMatchObject({ rows: [{ cut: true }] });
    await expect.poll(() => hasEnded(undoing)).toBe(true);
    expect(undoing.output()).toContain(LOSES);
    await expect.poll(() => other.query(waiting)).toMatchObject({ rows: [] });
    writeUpgrade('undone');
    await other.query('commit');
    expect(await posts()).toEqual(before);
    beginSecond();
    await secondReady();
  },
);
