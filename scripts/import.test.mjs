import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './lib/paths.mjs';

let dir = '';
/** @type {(string | undefined)[]} what each call has known itself by */
let secrets = [];
const cms = createServer(({ url, headers }, reply) => {
  if (url !== '/_health') secrets.push(headers['x-proxy-secret']?.toString());
  reply.writeHead(url === '/_health' ? 204 : 500).end();
});
beforeEach(async () => {
  secrets = [];
  dir = mkdtempSync(join(tmpdir(), 'import-'));
  await once(cms.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  rmSync(dir, { recursive: true });
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
});

/** Imports from an empty folder; tells what went wrong. @param {Record<string, string>} env */
async function run(env) {
  const address = cms.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const run = spawn(process.execPath, [join(root, 'scripts/import.mjs'), '--from', dir], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dir, CMS_PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  run.stderr.on('data', (/** @type {Buffer} */ text) => (said += text.toString()));
  await once(run, 'close');
  return said;
}

it(
  'F5: an older site is brought over where the secrets are those of the environment',
  { timeout: 60_000 },
  async () => {
    expect(await run({ CMS_PROXY_SECRET: 'of the environment' })).not.toContain('never started');
    expect(new Set(secrets)).toEqual(new Set(['of the environment']));
  },
);

it('F5: without any secret the CMS is not asked, and both ways to name one are told', { timeout: 60_000 }, async () => {
  expect(await run({})).toMatch(/never started with the data folder .+; set DATA_DIR to its own, or CMS_PROXY_SECRET/);
  expect(secrets).toEqual([]);
});
