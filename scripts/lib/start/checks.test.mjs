import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../ports.mjs';
import { readSettings } from '../settings.mjs';
import { checkFirst } from './checks.mjs';

vi.mock('../prepare/install.mjs', () => ({ isCmsFitted: () => true }));

/** Above every number that Linux and macOS give. */
const NOBODYS = 4_194_999;

let dir = '';
/** What holds the site's port. */
let part = createServer();
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'checks-'));
  part = createServer();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  part.close();
  rmSync(dir, { recursive: true });
});

async function settingsWithTakenPort() {
  const [port, cmsPort] = [await freePort(), await freePort()];
  await once(part.listen(port, '127.0.0.1'), 'listening');
  const env = { DATA_DIR: dir, PORT: String(port), CMS_PORT: String(cmsPort), HOST: '127.0.0.1' };
  return readSettings(env, dir).settings;
}

it('S12: after a start that was killed, the ports of its parts are waited for, and nobody else is blamed', async () => {
  const settings = await settingsWithTakenPort();
  writeFileSync(join(dir, 'start.pid'), `${NOBODYS}\n`);
  const checked = checkFirst(settings, []);
  await vi.waitUntil(() => vi.mocked(console.log).mock.calls.length > 0);
  part.close();
  await expect(checked).resolves.toBeUndefined();
  const said = vi.mocked(console.log).mock.calls.map(([line]) => String(line).trim());
  expect(said).toEqual(['an earlier start was killed and may still be ending; waiting for its ports …']);
});

it('S12: without such a start a port that is taken is told at once', async () => {
  const settings = await settingsWithTakenPort();
  await expect(checkFirst(settings, [])).rejects.toThrow(`Port ${settings.port} (PORT) is taken by another program;`);
  expect(console.log).not.toHaveBeenCalled();
});
