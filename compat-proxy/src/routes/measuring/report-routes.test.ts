import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cmsReportPaths, REPORT_MISSING } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

const name = 'report-daily-2026-01-31.pdf';
let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
  await mkdir(join(test.dataDir, 'reports'), { recursive: true });
  await writeFile(join(test.dataDir, 'reports', name), 'a report');
});
afterEach(() => test.close());

it('A18: nobody but an Admin is told of reports or has one', async () => {
  for (const path of ['/api/reports', `/api/reports/${name}`]) {
    const answer = await test.get(path);
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 401, 'no-store']);
  }
});

it('A18: reports are listed, and each is a file that nobody on the way keeps', async () => {
  const reports = [{ name, kind: 'daily', day: '2026-01-31', size: 8 }];
  test.cms.answers.set(cmsReportPaths.list, [200, { reports }]);
  test.cms.answers.set(cmsReportPaths.one(name), [200, { success: true }]);
  expect((await test.get('/api/reports', { cookie })).json()).toEqual({ reports });
  const answer = await test.get(`/api/reports/${name}`, { cookie });
  expect(answer).toMatchObject({ statusCode: 200, body: 'a report' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-length': '8',
    'content-disposition': `attachment; filename="${name}"`,
  });
});

it('A18: one is sent at once for an Admin, and said what became of each mail', async () => {
  const steps = [{ way: 'email', to: 'ada@example.com', state: 'sent', note: '' }];
  test.cms.answers.set(cmsReportPaths.send, [200, { steps }]);
  const send = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/api/reports', headers, payload: {} });
  expect((await send({})).statusCode).toBe(401);
  expect((await send({ cookie })).json()).toEqual({ success: true, steps });
});

it('A18: what is no report is not found, wherever it would lead', async () => {
  for (const path of ['secrets.json', '..%2Fsecrets.json', name.replace('daily', 'hourly')]) {
    const answer = await test.get(`/api/reports/${path}`, { cookie });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
  const gone = name.replace('2026', '2025');
  test.cms.answers.set(cmsReportPaths.one(gone), [200, { success: true }]);
  expect((await test.get(`/api/reports/${gone}`, { cookie })).json()).toMatchObject({ error: REPORT_MISSING });
});
