import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStamp } from '../stamp.mjs';
import { buildStale, hashTarget } from './build.mjs';
import { installMissing } from './install.mjs';
import { claimOf, createTurn } from './turn.mjs';

/** Above every number that Linux and macOS give. */
const NOBODYS = 4_194_999;

let dir = '';
let claim = '';
/** Another command, as far as anybody can see. */
let other = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'turn-'));
  claim = join(dir, '.cache/preparing');
  mkdirSync(join(dir, '.cache'));
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  other.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

/** The other command installs or builds in the folder. */
const otherHolds = () => symlinkSync(claimOf(other.pid ?? 0, dir), claim);
/** It is waited for. */
const untilTold = () =>
  vi.waitUntil(() => said().some((line) => line.startsWith(`process ${other.pid} is installing`)));
const said = () => vi.mocked(console.log).mock.calls.map(([line]) => String(line).trim());
const isHeld = () => lstatSync(claim, { throwIfNoEntry: false }) !== undefined;

it('S12: whoever installs or builds in a folder is waited for, with one line that says so', async () => {
  otherHolds();
  const turn = createTurn(dir, 10);
  const taken = turn.take();
  await untilTold();
  rmSync(claim);
  await taken;
  expect(said()).toEqual([`process ${other.pid} is installing or building here; waiting for it …`]);
  expect(readlinkSync(claim)).toBe(claimOf(process.pid, dir));
  await turn.end();
  expect(isHeld()).toBe(false);
});

it('S12: one that was killed meanwhile is waited for no longer', async () => {
  otherHolds();
  const taken = createTurn(dir, 10).take();
  await untilTold();
  other.kill('SIGKILL');
  await taken;
  expect(readlinkSync(claim)).toBe(claimOf(process.pid, dir));
});

it('S12: one that is gone, whose number is another’s by now, or of a folder that was copied, is not waited for', async () => {
  const copied = claimOf(other.pid ?? 0, '/elsewhere');
  for (const left of [`${NOBODYS}|1|${dir}`, `${other.pid}|4711|${dir}`, copied, 'damaged']) {
    symlinkSync(left, claim);
    const turn = createTurn(dir);
    await turn.take();
    await turn.end();
    expect(isHeld()).toBe(false);
  }
  writeFileSync(claim, 'a file');
  await createTurn(dir).take();
  expect(readlinkSync(claim)).toBe(claimOf(process.pid, dir));
  expect(said()).toEqual([]);
});

it('S12: works of one process are not kept from each other, nor is anybody where no claim can be made', async () => {
  const first = createTurn(dir);
  await first.take();
  const second = createTurn(dir);
  await second.take();
  await second.end();
  expect(isHeld()).toBe(true);
  await first.end();
  writeFileSync(join(dir, 'file'), '');
  const none = createTurn(join(dir, 'file'));
  await none.take();
  await none.end();
  expect(said()).toEqual([]);
});

it('S12: what the other one has installed meanwhile is not installed again', async () => {
  const lock = '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }';
  writeFileSync(join(dir, 'package-lock.json'), lock);
  // npm would not even be found.
  vi.stubEnv('PATH', '');
  otherHolds();
  const installed = installMissing({ projects: [{ name: 'packages', dir, more: [] }], root: dir, dataDir: dir });
  await untilTold();
  mkdirSync(join(dir, 'node_modules'));
  writeFileSync(join(dir, 'node_modules/.package-lock.json'), lock);
  rmSync(claim);
  await expect(installed).resolves.toBeUndefined();
  expect(isHeld()).toBe(false);
  // There is nothing to do any more, and nobody to wait for.
  otherHolds();
  await installMissing({ projects: [{ name: 'packages', dir, more: [] }], root: dir, dataDir: dir });
});

it('S12: what the other one has built meanwhile is not built again', async () => {
  writeFileSync(join(dir, 'source'), 'throw new Error("built again")');
  const run = { command: process.execPath, args: ['source'], cwd: dir };
  const first = {
    name: 'it',
    inputs: [join(dir, 'source')],
    makes: [join(dir, 'out')],
    stamp: join(dir, '.stamp'),
    run,
  };
  otherHolds();
  /** @type {string[]} */
  const told = [];
  const built = buildStale({ first, lanes: [], folder: dir, onBuilt: ({ name }) => told.push(name) });
  await untilTold();
  writeFileSync(join(dir, 'out'), '');
  writeStamp(first.stamp, hashTarget(first, process.env));
  rmSync(claim);
  await built;
  expect(told).toEqual(['it']);
  expect(isHeld()).toBe(false);
});

it('S12: a build that fails lets the next one in', async () => {
  writeFileSync(join(dir, 'source'), 'throw new Error("a typing error")');
  const run = { command: process.execPath, args: ['source'], cwd: dir };
  const first = {
    name: 'it',
    inputs: [join(dir, 'source')],
    makes: [join(dir, 'out')],
    stamp: join(dir, '.stamp'),
    run,
  };
  await expect(buildStale({ first, lanes: [], folder: dir })).rejects.toThrow('a typing error');
  expect(isHeld()).toBe(false);
});
