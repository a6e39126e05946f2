import { readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { backupsReplySchema, backupTexts, type BackupsReply } from '@apoti/contract';
import { restoredAt } from '../src/backups/restored-at';
import { HELD } from '../src/mail/mail-row';
import { filesOf, prepareRestore, quiet, rowsOf } from './support/backups';
import { Cms, revisionOf } from './support/cms';
import { onSqlite } from './support/only-on';

let cms: Cms;
let dataDir: string;
beforeAll(async () => {
  cms = await Cms.start();
  dataDir = String(process.env['DATA_DIR']);
});
afterAll(() => cms.stop());
afterEach(() => vi.unstubAllEnvs());

async function list(): Promise<BackupsReply> {
  return backupsReplySchema.parse((await cms.getAs('/api/wire/backups', await cms.signIn())).body);
}
const post = (path: string, body: object = {}) => cms.postAs(`/api/wire/backups${path}`, { ...body });
/** Makes one by hand, and says its name. One is made at a time: what a restore has replaced may still be on its way into one. */
async function make(): Promise<string> {
  await expect.poll(async () => (await post('')).status, { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await list()).work, { timeout: 60_000 }).toBeNull();
  return String((await list()).backups[0]?.name);
}
async function setTitle(title: string): Promise<void> {
  const content = await cms.content();
  const [slide, ...rest] = content.content.heroSlides;
  const heroSlides = [{ ...slide, title }, ...rest];
  const saved = await cms.save({ revision: revisionOf(content), content: { heroSlides } });
  expect(saved.status).toBe(200);
}

it('R3: nobody but an Admin is told of backups, or makes, has or deletes one', async () => {
  const name = 'backup-2026-01-31T01-00-04-120Z-daily.tar.gz';
  expect((await cms.getAs('/api/wire/backups', null)).status).toBe(401);
  expect((await cms.getAs(`/api/wire/backups/${name}`, null)).status).toBe(401);
  for (const path of ['', '/restore', '/delete'])
    expect((await cms.post(`/api/wire/backups${path}`, { name })).status).toBe(401);
});

onSqlite('A18: a backup of the running CMS, restored after everything was destroyed, is all of it again', async () => {
  await setTitle('Before');
  writeFileSync(join(dataDir, 'public', 'uploads', 'picture.webp'), 'a picture');
  const mail = { key: 'k', state: 'queued', recipient: 'a@example.com', subject: 's', text: 't', messageId: '<k@x>' };
  const queued = { ...mail, queuedAt: new Date(), nextAttemptAt: new Date(Date.now() + 3_600_000), attempts: 0 };
  await cms.strapi.db.query('api::mail.mail').create({ data: { ...queued, relatedKind: 'x', relatedId: 'y' } });
  const { epoch } = await cms.revisions();
  const name = await make();
  const before = { rows: rowsOf(join(dataDir, 'cms.sqlite')), files: filesOf(join(dataDir, 'public')) };
  expect(await list()).toMatchObject({ problem: null, restore: null, backups: [{ kind: 'manual', by: 'ada' }] });

  await setTitle('After');
  rmSync(join(dataDir, 'public', 'uploads', 'picture.webp'));
  writeFileSync(join(dataDir, 'public', 'uploads', 'later.webp'), 'later');
  const archive = join(dataDir, 'backups', name);
  await cms.stop();
  await prepareRestore({ dataDir, archive, by: 'ada', now: Date.now(), ...quiet });
  await cms.startAgain();

  expect((await cms.content()).content.heroSlides[0]?.title).toBe('Before');
  expect((await cms.revisions()).epoch).not.toBe(epoch);
  expect(filesOf(join(dataDir, 'public'))).toEqual(before.files);
  const after = rowsOf(join(dataDir, 'cms.sqlite'));
  // What a start writes, a sign-in, the new epoch and the mail that is held back.
  const own = ['revision_counters', 'mails', 'strapi_core_store_settings', 'scheduled_jobs', 'sign_ins'];
  for (const [table, rows] of Object.entries(before.rows)) {
    if (own.includes(table) || table.startsWith('sqlite_')) continue;
    expect([table, after[table]]).toEqual([table, rows]);
  }
  const row = await cms.strapi.db.query('api::mail.mail').findOne({ where: { key: 'k' } });
  expect(row).toMatchObject({ state: 'failed', lastError: HELD });
  expect(await restoredAt(cms.strapi, Date.now())).toBeGreaterThan(Date.now() - 3_600_000);
  const { restore } = await list();
  expect(restore).toMatchObject({ state: 'restored', name, by: 'ada', reason: '' });
  await expect
    .poll(async () => (await list()).backups.map(({ kind }) => kind), { timeout: 60_000 })
    .toEqual(['before-restore', 'manual']);
});

it('A18: a save that was read before a restore is not merged into what was restored', async () => {
  const stale = revisionOf(await cms.content()).replace(/^[^.]+/, 'anotherepoch');
  const answer = await cms.save({ revision: stale, conflicts: 'ask', content: { heroSlides: [] } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'base_unknown' } });
});

it('A18: without npm start a restore is refused and the command told; a damaged one leaves all as it was', async () => {
  const name = await make();
  expect((await list()).byCommand).toBe(backupTexts.notSupervised);
  expect(await post('/restore', { name })).toMatchObject({ status: 422, body: { error: backupTexts.notSupervised } });
  vi.stubEnv('SUPERVISED', '1');
  const path = join(dataDir, 'backups', name);
  const bytes = readFileSync(path);
  bytes.fill(0, 200, 400);
  writeFileSync(path, bytes);
  const title = (await cms.content()).content.heroSlides[0]?.title;
  expect((await post('/restore', { name })).status).toBe(200);
  await expect.poll(async () => (await list()).restore?.state).toBe('failed');
  expect((await list()).restore?.reason).toMatch(/^The backup is damaged/);
  expect((await cms.content()).content.heroSlides[0]?.title).toBe(title);
});

it('A18: where the uploads are a volume of their own, the list says that neither npm start nor the command can restore', async () => {
  vi.stubEnv('SUPERVISED', '1');
  expect(await list()).toMatchObject({ byCommand: '', uploadsAreVolume: false });
  const uploads = join(dataDir, 'public/uploads');
  renameSync(uploads, `${uploads}-aside`);
  symlinkSync('/dev', uploads);
  try {
    expect(await list()).toMatchObject({ byCommand: backupTexts.uploadsAreVolume, uploadsAreVolume: true });
  } finally {
    unlinkSync(uploads);
    renameSync(`${uploads}-aside`, uploads);
  }
});

it('A18: one that is deleted is gone, and cannot be had any more', async () => {
  const name = await make();
  expect((await cms.getAs(`/api/wire/backups/${name}`, await cms.signIn())).status).toBe(200);
  expect((await post('/delete', { name })).status).toBe(200);
  expect((await list()).backups.map((one) => one.name)).not.toContain(name);
  expect((await cms.getAs(`/api/wire/backups/${name}`, await cms.signIn())).status).toBe(404);
  expect((await post('/restore', { name: '../../secrets.json' })).status).toBe(422);
});
