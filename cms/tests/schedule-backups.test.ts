import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUPS_KEPT, backupsReplySchema } from '@apoti/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as BackupService from '../src/backups/backup-service';
import type * as RetentionJob from '../src/retention/retention-job';
import { periodAt } from '../src/schedule/periods';
import { Scheduler, type Job } from '../src/schedule/scheduler';
import { Cms } from './support/cms';
import { setSettings } from './support/set-settings';

const require = createRequire(import.meta.url);
const service = require('../dist/src/backups/backup-service.js') as typeof BackupService;
const { backupJob, closeBackups, openBackups } = service;
const { retentionJob } = require('../dist/src/retention/retention-job.js') as typeof RetentionJob;
const HOUR = 3_600_000;

describe('the backup of the schedule', () => {
  let cms: Cms;
  /** The clock that a test sets. */
  let now = 0;
  beforeAll(async () => {
    cms = await Cms.start();
  });
  afterAll(() => cms.stop());
  beforeEach(async () => {
    await cms.strapi.db.query('api::scheduled-job.scheduled-job').deleteMany({});
    now = Date.parse('2026-03-04T12:00:00Z');
  });

  /** A look of a CMS that has just been started. */
  const look = (...jobs: Job[]) => new Scheduler(cms.strapi, jobs, () => now).look();
  const at = (time: string) => (now = Date.parse(time));

  it('A18: a backup that a restart breaks off is told as no failure, and made once at the next look', async () => {
    const rows = cms.strapi.db.query('api::scheduled-job.scheduled-job');
    const made = () =>
      readdirSync(join(String(process.env['DATA_DIR']), 'backups')).filter((name) => name.endsWith('daily.tar.gz'));
    now = Date.now();
    await rows.create({ data: { name: 'backup', done: 'daily 2026-03-03' } });
    await closeBackups(cms.strapi);
    await look(backupJob(cms.strapi));
    expect(await rows.findOne({ where: { name: 'backup' } })).toMatchObject({
      done: 'daily 2026-03-03',
      problem: null,
    });
    expect(made()).toEqual([]);
    await openBackups(cms.strapi);
    for (const _ of [1, 2]) await look(backupJob(cms.strapi));
    expect(made()).toHaveLength(1);
    expect(await rows.findOne({ where: { name: 'backup' } })).toMatchObject({ problem: null });
  });

  it.each(['weekly', 'monthly'] as const)('A18: with %s backups one is made in each such period', async (frequency) => {
    await setSettings(cms, null, { general: { backupFrequency: frequency } });
    const rows = cms.strapi.db.query('api::scheduled-job.scheduled-job');
    const made = () =>
      readdirSync(join(String(process.env['DATA_DIR']), 'backups')).filter((name) =>
        name.endsWith(`${frequency}.tar.gz`),
      );
    const done = async () => (await rows.findOne({ where: { name: 'backup' } }))?.['done'];
    // A year on: no backup of this file's other tests is of these periods.
    const first = periodAt(frequency, Date.now() + 366 * 24 * HOUR);
    await rows.create({ data: { name: 'backup', done: 'before' } });
    now = first.start;
    await look(backupJob(cms.strapi));
    now = first.end - HOUR;
    await look(backupJob(cms.strapi));
    expect(made()).toHaveLength(1);
    expect(await done()).toBe(first.id);
    now = first.end;
    await look(backupJob(cms.strapi));
    expect(made()).toHaveLength(2);
    expect(await done()).toBe(periodAt(frequency, first.end).id);
    await setSettings(cms, null, { general: { backupFrequency: 'daily' } });
  });

  it('A18: a changed frequency changes when the next backup is made, and when the screen says that it is', async () => {
    const person = await cms.signIn();
    const made = () =>
      readdirSync(join(String(process.env['DATA_DIR']), 'backups')).filter((name) =>
        /-(daily|weekly|monthly)\./.test(name),
      ).length;
    const begin = async (frequency: 'daily' | 'monthly') => {
      await setSettings(cms, null, { general: { backupFrequency: frequency } });
      const { next } = backupsReplySchema.parse((await cms.getAs('/api/wire/backups', person)).body);
      expect(next).toBe(new Date(periodAt(frequency, Date.now()).end).toISOString());
    };
    const before = made();
    // Two years on, in the middle of a month: no backup of this file's other tests is of these periods.
    now = Date.parse(`${new Date().getUTCFullYear() + 2}-03-10T12:00:00Z`);
    const rows = cms.strapi.db.query('api::scheduled-job.scheduled-job');
    await rows.create({ data: { name: 'backup', done: periodAt('monthly', now).id } });
    await begin('monthly');
    for (const _ of [1, 2]) {
      await look(backupJob(cms.strapi));
      now += 24 * HOUR;
    }
    expect(made()).toBe(before);
    await begin('daily');
    await look(backupJob(cms.strapi));
    expect(made()).toBe(before + 1);
    now += 24 * HOUR;
    await look(backupJob(cms.strapi));
    expect(made()).toBe(before + 2);
  });

  it('A18: what was just made is kept by a clock that is late, too, which takes it for the oldest', async () => {
    const folder = join(String(process.env['DATA_DIR']), 'backups');
    mkdirSync(folder, { recursive: true });
    const later = Array.from(
      { length: BACKUPS_KEPT },
      (_, day) => `backup-2999-01-${10 + day}T02-00-00-000Z-daily.tar.gz`,
    );
    for (const name of later) writeFileSync(join(folder, name), '');
    const before = readdirSync(folder);
    now = Date.now();
    await cms.strapi.db.query('api::scheduled-job.scheduled-job').create({ data: { name: 'backup', done: 'before' } });
    const job = backupJob(cms.strapi);
    await look({ ...job, isDone: async () => false });
    const made = readdirSync(folder).filter((name) => name.endsWith('-daily.tar.gz') && !before.includes(name));
    expect(made).toHaveLength(1);
    for (const name of later) rmSync(join(folder, name), { force: true });
  });

  it('A18: a failing backup of the schedule is mailed to those who hear of alerts, once until one is made', async () => {
    const rows = cms.strapi.db.query('api::scheduled-job.scheduled-job');
    const mails = cms.strapi.db.query('api::mail.mail');
    const told = async () => (await mails.findMany({ where: { relatedKind: 'alert' } })).length;
    await rows.create({ data: { name: 'backup', done: 'daily 2026-03-03' } });
    const job = (fails: boolean) => ({
      ...backupJob(cms.strapi),
      isDone: async () => false,
      run: async () => {
        if (fails) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      },
    });
    const before = await told();
    // For nine hours it is tried again and again.
    for (const _ of Array(9).keys()) {
      await look(job(true));
      now += HOUR;
    }
    expect(await told()).toBe(before + 1);
    const [mail] = await mails.findMany({ where: { relatedKind: 'alert' }, orderBy: { id: 'desc' }, limit: 1 });
    expect(mail).toMatchObject({ subject: expect.stringContaining('The scheduled backup has failed') });
    expect(mail?.['text']).toContain('The disk is full. It is tried again');
    await look(job(false));
    at('2026-03-05T12:00:00Z');
    for (const _ of [1, 2]) {
      await look(job(true));
      now += HOUR;
    }
    expect(await told()).toBe(before + 2);
  });

  it('A18: retention waits for a backup of its night, a week at most, and that is told', async () => {
    const rows = cms.strapi.db.query('api::scheduled-job.scheduled-job');
    const uid = 'api::contact-message.contact-message';
    const data = {
      name: 'old',
      email: 'o@example.com',
      subject: 'support',
      message: 'm',
      receivedAt: '2020-01-01T00:00:00Z',
    };
    const add = async () => {
      const { documentId } = await cms.documents(uid).create({ data: { ...data, leadState: 'done' } });
      await cms.strapi.db.query(uid).updateMany({ where: { documentId }, data: { receivedAt: data.receivedAt } });
    };
    const left = () => cms.strapi.db.query(uid).count({ where: { name: 'old' } });
    const told = () =>
      cms.strapi.db.query('api::mail.mail').count({ where: { relatedId: 'retention-without-backup' } });
    const run = () => retentionJob(cms.strapi).run(now, new AbortController().signal, periodAt('daily', now));
    await add();
    await rows.create({ data: { name: 'backup', done: 'daily 2026-03-03' } });
    for (const time of ['2026-03-04T12:00:00Z', '2026-03-11T11:00:00Z']) {
      at(time);
      await expect(run()).rejects.toMatchObject({ name: 'NotNow' });
    }
    expect([await left(), await told()]).toEqual([1, 0]);
    at('2026-03-11T13:00:00Z');
    await run();
    expect(await left()).toBe(0);
    expect(await told()).toBeGreaterThan(0);
    // With a good one everything begins anew.
    await rows.updateMany({ where: { name: 'backup' }, data: { done: 'daily 2026-03-11' } });
    await add();
    await run();
    expect(await left()).toBe(0);
    now += 24 * HOUR;
    await expect(run()).rejects.toMatchObject({ name: 'NotNow' });
    await rows.deleteMany({});
    await run();
  });

  it('A18: a backup of the schedule is known by its time, one by hand is not its', async () => {
    const before = process.env['DATA_DIR'];
    const folder = mkdtempSync(join(tmpdir(), 'schedule-'));
    mkdirSync(join(folder, 'backups'));
    process.env['DATA_DIR'] = folder;
    const { isDone } = backupJob(cms.strapi);
    const period = periodAt('monthly', now);
    const put = (name: string) => writeFileSync(join(folder, 'backups', `backup-${name}.tar.gz`), '');
    put('2026-02-28T02-00-00-000Z-daily');
    put('2026-03-02T02-00-00-000Z-manual');
    put('2027-03-02T02-00-00-000Z-daily');
    expect(await isDone(period)).toBe(false);
    put('2026-03-01T02-00-00-000Z-daily');
    expect(await isDone(period)).toBe(true);
    process.env['DATA_DIR'] = before;
  });
});
