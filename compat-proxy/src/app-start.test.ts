import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { TestApp } from './testing/test-app';

/** A CMS in a thread of its own, which is heard while this one is taken: it notes that it was asked. */
const CMS = `
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
createServer((request, response) => {
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
  response.writeHead(503).end();
}).listen(0, '127.0.0.1', function () {
  parentPort.postMessage(this.address().port);
});`;

it('S12: the CMS is asked before the renderer is loaded, so that it answers meanwhile', async () => {
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const cms = new Worker(CMS, { eval: true, workerData: asked });
  const [port] = await once(cms, 'message');
  let heard = '';
  const test = await TestApp.start({ CMS_URL: `http://127.0.0.1:${port}` }, () => {
    heard = Atomics.wait(asked, 0, 0, 5_000);
  });
  await test.close();
  await cms.terminate();
  expect(heard).not.toBe('timed-out');
});

it('S12: with a copy of everything, the home page is rendered before anybody asks for it, and once', async () => {
  const test = await TestApp.start();
  await test.app.close();
  expect(test.renderer.renders).toBe(0);
  test.cms.fault = 'hang';
  const again = await test.restart();
  expect(test.renderer.renders).toBe(1);
  const answers = await Promise.all([test.get('/', {}, again), test.get('/', { 'accept-encoding': 'br' }, again)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(test.renderer.renders).toBe(1);
  await test.close();
});

it('S1b, S12: a page that is rendered ahead is put where the balancer finds it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-files-'));
  const test = await TestApp.start({ PAGE_FILES_DIR: folder });
  await test.app.close();
  await test.restart();
  await vi.waitUntil(async () => (await readdir(folder, { recursive: true })).some((name) => /html-br$/.test(name)));
  await test.close();
  await rm(folder, { recursive: true });
});
