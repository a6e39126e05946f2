import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsFiguresPath, cmsFiguresSchema } from '@apoti/contract';
import { TestApp } from '../testing/test-app';
import { toText } from './metric';
import { classOf, RequestMetrics } from './request-metrics';

const figures = cmsFiguresSchema.parse({
  databaseSeconds: 0.001,
  mails: { waiting: 3, oldestSeconds: 4_000, unaddressed: 1, failed: 2 },
  jobs: [{ name: 'backup', failing: true, late: false }],
  lastBackup: 1_767_225_600,
  process: { startedAt: 1_767_225_000, memoryBytes: 7, cpuSeconds: 1, loopLagSeconds: 0.5, diskFreeBytes: 9 },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

let test: TestApp | null = null;
let port = 0;
async function start(): Promise<TestApp> {
  port = await freePort();
  const started = await TestApp.start({ METRICS_PORT: String(port) });
  test = started;
  started.cms.answers.set(cmsFiguresPath, [200, figures]);
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  return started;
}
afterEach(async () => {
  await test?.close();
  test = null;
});

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of a figure with just these labels. */
const valueIn = (text: string, name: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe('the figures', () => {
  it('A18: tell requests by class and status, what came from memory, and what the CMS knows', async () => {
    const started = await start();
    const address = started.app.server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(origin)).text();
    await started.login('wrong');
    await started.post('/api/%61uth.php', { action: 'login', email: 'editor', password: 'wrong' });
    await started.get('/api/nothing');
    const text = await scrape();
    expect(valueIn(text, 'apoti_memory_answers_total')).toBe(2);
    expect(valueIn(text, 'apoti_requests_total{class="page",status="200"}')).toBe(1);
    expect(valueIn(text, 'apoti_requests_total{class="sign_in",status="401"}')).toBe(2);
    expect(valueIn(text, 'apoti_requests_total{class="call_read",status="404"}')).toBe(1);
    expect(valueIn(text, 'apoti_request_seconds_count{class="sign_in"}')).toBe(2);
    expect(valueIn(text, 'apoti_page_renders_total')).toBeGreaterThan(0);
    expect(valueIn(text, 'apoti_cms_up')).toBe(1);
    expect(valueIn(text, 'apoti_content_source{kind="content",source="cms"}')).toBe(1);
    expect(valueIn(text, 'apoti_cms_circuit_open{lane="reads"}')).toBe(0);
    expect(valueIn(text, 'apoti_mails_waiting')).toBe(3);
    expect(valueIn(text, 'apoti_job_failing{job="backup"}')).toBe(1);
    expect(valueIn(text, 'apoti_event_loop_lag_seconds{part="cms"}')).toBe(0.5);
    expect(valueIn(text, 'apoti_resident_memory_bytes{part="proxy"}')).toBeGreaterThan(1e6);
  });

  it('A18: go on without the CMS, whose own are then absent', async () => {
    const started = await start();
    started.cms.fault = 'down';
    await expect.poll(async () => valueIn(await scrape(), 'apoti_cms_up'), { timeout: 20_000 }).toBe(0);
    const text = await scrape();
    expect(valueIn(text, 'apoti_mails_waiting')).toBeUndefined();
    expect(valueIn(text, 'apoti_content_age_seconds{kind="content"}')).toBeGreaterThan(0);
    expect(valueIn(text, 'apoti_cms_calls_total{lane="reads",outcome="failed"}')).toBeGreaterThan(0);
  });

  it('A18: have no time of a last backup where none was ever made, though the CMS is up; BackupMissing goes by that', async () => {
    const started = await start();
    expect(valueIn(await scrape(), 'apoti_last_backup_seconds')).toBe(figures.lastBackup);
    started.cms.answers.set(cmsFiguresPath, [200, { ...figures, lastBackup: null }]);
    const text = await scrape();
    expect([valueIn(text, 'apoti_cms_up'), valueIn(text, 'apoti_last_backup_seconds')]).toEqual([1, undefined]);
    // Both come without labels of their own: so one is without the other in Prometheus.
    const rules = readFileSync(join(import.meta.dirname, '../../../docs/alerts.yml'), 'utf8');
    expect(rules).toMatch(
      /alert: BackupMissing\n +expr: apoti_cms_up == 1 unless apoti_last_backup_seconds\n +for: 2d/,
    );
  });

  it('A18: are told at their own port and nowhere else', async () => {
    const started = await start();
    expect((await started.get('/metrics')).statusCode).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('A18: nobody is told anything where no port is set', async () => {
    test = await TestApp.start();
    port = await freePort();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });
});

it('A18: classes of requests are few, whatever clients ask for', () => {
  expect(classOf('GET', '/healthz?x')).toBe('health');
  expect(classOf('POST', '/login')).toBe('sign_in');
  expect(classOf('HEAD', '/api/content.php')).toBe('call_read');
  expect(classOf('DELETE', '/api/blog.php?id=1')).toBe('call_write');
  expect(classOf('GET', '/uploads/x.png')).toBe('file');
  expect(classOf('POST', '/contact')).toBe('form');
  expect(classOf('GET', `/${'x'.repeat(100)}`)).toBe('page');
});

it('A18: a time counts in each class that it is below, and labels cannot break the format', () => {
  const requests = new RequestMetrics();
  requests.note('page', 200, 0.03);
  requests.note('page', 200, 60);
  const text = toText(requests.collect());
  expect(valueIn(text, 'apoti_request_seconds_bucket{class="page",le="0.025"}')).toBe(0);
  expect(valueIn(text, 'apoti_request_seconds_bucket{class="page",le="0.05"}')).toBe(1);
  expect(valueIn(text, 'apoti_request_seconds_bucket{class="page",le="+Inf"}')).toBe(2);
  const odd = [{ labels: { a: 'x"\n\\' }, value: 1 }];
  expect(toText([{ name: 'n', help: 'h', type: 'gauge', samples: odd }])).toContain('n{a="x\\"\\n\\\\"} 1');
});
