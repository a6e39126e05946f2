import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupsReplySchema, cmsFiguresPath, cmsFiguresSchema } from '@apoti/contract';
import { backupName } from '../src/backups/names';
import { lookAtBackup } from '../src/doctor/look-at-work';
import { JOB_UID } from '../src/schedule/job-row';
import { Cms } from './support/cms';
import { secrets } from './support/environment';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const figures = async () =>
  cmsFiguresSchema.parse((await cms.get(cmsFiguresPath, { 'x-proxy-secret': secrets.proxySecret })).body);

it('A18: the figures tell what waits in the mail queue, and which jobs fail', async () => {
  const before = await figures();
  const mails = cms.strapi.db.query('api::mail.mail');
  const mail = { subject: 'x', text: 'x', attempts: 0 };
  const hourAgo = new Date(Date.now() - 3_600_000);
  await mails.create({
    data: {
      ...mail,
      key: 'one',
      state: 'queued',
      recipient: '',
      queuedAt: hourAgo,
      nextAttemptAt: new Date(Date.now() + 3_600_000),
    },
  });
  await mails.create({ data: { ...mail, key: 'two', state: 'failed', recipient: 'a@example.com', queuedAt: hourAgo } });
  await cms.strapi.db
    .query('api::scheduled-job.scheduled-job')
    .create({ data: { name: 'test', done: 'x', problem: 'no room' } });
  const after = await figures();
  expect(after.mails.waiting).toBe(before.mails.waiting + 1);
  expect(after.mails.failed).toBe(before.mails.failed + 1);
  expect(after.mails.oldestSeconds).toBeGreaterThanOrEqual(3_600);
  expect(after.jobs).toContainEqual({ name: 'test', failing: true, late: false });
  expect(after.process.memoryBytes).toBeGreaterThan(0);
});

it('A18: nobody but the proxy is told the figures', async () => {
  for (const headers of [{}, { authorization: `Bearer ${secrets.readToken}` }])
    expect((await cms.get(cmsFiguresPath, headers)).status).toBe(403);
});

it('A18: a backup of a clock that was ahead hides neither how old the last one is nor what has failed since', async () => {
  const now = Date.now();
  const DAY_MS = 86_400_000;
  const folder = join(String(process.env['DATA_DIR']), 'backups');
  mkdirSync(folder, { recursive: true });
  for (const days of [-3, 30]) writeFileSync(join(folder, backupName('daily', now + days * DAY_MS)), '');
  expect((await figures()).lastBackup).toBe((now - 3 * DAY_MS) / 1000);
  expect(await lookAtBackup(cms.strapi, now)).toMatchObject([
    { what: expect.stringMatching(/^The last backup is of /) },
  ]);
  const jobs = cms.strapi.db.query(JOB_UID);
  await jobs.deleteMany({ where: { name: 'backup' } });
  await jobs.create({ data: { name: 'backup', done: 'before', problem: 'no room', problemAt: new Date(now) } });
  const { problem } = backupsReplySchema.parse((await cms.getAs('/api/wire/backups', await cms.signIn())).body);
  expect(problem).toEqual({ at: new Date(now).toISOString(), text: 'no room' });
});
