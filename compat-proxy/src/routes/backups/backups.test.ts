import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupTexts, cmsBackupPaths } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

const name = 'backup-2026-01-31T01-00-04-120Z-daily.tar.gz';
let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
  await mkdir(join(test.dataDir, 'backups'), { recursive: true });
  await writeFile(join(test.dataDir, 'backups', name), 'an archive');
});
afterEach(() => test.close());

it('R3: nobody but an Admin is told of backups or has one', async () => {
  for (const path of ['/api/backups', `/api/backups/${name}`]) {
    const answer = await test.get(path);
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 401, 'no-store']);
  }
  for (const path of ['', '/restore']) expect((await test.post(`/api/backups${path}`, { name })).statusCode).toBe(401);
});

it('A18: an archive is a file that nobody on the way keeps', async () => {
  test.cms.answers.set(cmsBackupPaths.one(name), [200, { success: true }]);
  const answer = await test.get(`/api/backups/${name}`, { cookie });
  expect(answer).toMatchObject({ statusCode: 200, body: 'an archive' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/gzip',
    'content-length': '10',
    'content-disposition': `attachment; filename="${name}"`,
  });
});

it('A18: what is no backup is not found, wherever it would lead', async () => {
  for (const path of ['secrets.json', '..%2Fsecrets.json', name.replace('daily', 'hourly')]) {
    const answer = await test.get(`/api/backups/${path}`, { cookie });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
  const gone = name.replace('2026', '2025');
  test.cms.answers.set(cmsBackupPaths.one(gone), [200, { success: true }]);
  expect((await test.get(`/api/backups/${gone}`, { cookie })).json()).toMatchObject({ error: backupTexts.missing });
});

it('A18: a name that is none is refused before the CMS is asked', async () => {
  const answer = await test.post('/api/backups/restore', { name: '../x' }, { cookie });
  expect(answer.statusCode).toBe(422);
});
