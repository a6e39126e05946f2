import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parseAdminArgs, wishProblem } from './admin-args.mjs';
import { createBackoff } from './backoff.mjs';
import { networkAddress } from './lan.mjs';
import { addressesIn } from './lockfile.mjs';
import { nodeProblem, nodeRange, platformProblem } from './node-version.mjs';
import { places, root } from './paths.mjs';
import { downloadProblem, missingTools, otherWays, prebuiltUrl, toolchainProblem } from './toolchain.mjs';

describe('the Node check', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '23.0.0', '24.1.0'])('takes %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['8.17.0', '18.20.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
    'says what is needed instead of %s',
    (version) => {
      expect(nodeProblem(version)).toBe(
        `Node 20 from 20.19.0 on, or Node 22.12.0 or newer, is needed; this is Node ${version}. See https://nodejs.org.`,
      );
    },
  );

  it.each(['package.json', 'cms/package.json'])('asks for what %s asks for', (file) => {
    const { engines } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(engines.node).toBe(nodeRange);
  });
});

it('S12: Windows is told to give the command in WSL; other systems are taken', () => {
  expect(platformProblem('win32')).toMatch(
    /^The product runs on Linux and macOS; on Windows give this command in WSL\./,
  );
  for (const platform of ['linux', 'darwin']) expect(platformProblem(platform)).toBeUndefined();
});

it('a part that keeps crashing is started later and later, up to a limit, and soon again after health', () => {
  const backoff = createBackoff({ first: 500, longest: 30_000 });
  const waits = Array.from({ length: 8 }, () => backoff.next());
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  backoff.reset();
  expect(backoff.next()).toBe(500);
});

describe('the compiler check', () => {
  /** A CMS whose packages are not installed yet. */
  const cmsDir = mkdtempSync(join(tmpdir(), 'toolchain-'));
  writeFileSync(join(cmsDir, 'package.json'), '{ "dependencies": { "better-sqlite3": "12.11.1" } }');
  afterAll(() => rmSync(cmsDir, { recursive: true }));
  const bare = { missing: () => ['make', 'a C++ compiler'] };
  const none = () => Promise.resolve('There is none');

  it('names what is missing', () => {
    expect(missingTools((program) => program === 'gmake')).toEqual(['Python 3', 'a C++ compiler']);
    expect(missingTools(() => true)).toEqual([]);
  });

  it('asks nobody where everything is there to compile', async () => {
    const download = () => Promise.reject(new Error('asked'));
    expect(await toolchainProblem(cmsDir, { missing: () => [], download })).toBeUndefined();
  });

  it('does not mind where the compiled module can be downloaded', async () => {
    expect(await toolchainProblem(cmsDir, { ...bare, download: () => Promise.resolve(undefined) })).toBeUndefined();
  });

  it('names what is missing, too, where the installed module is of another Node', async () => {
    const cannot = { ...bare, usable: () => false, download: none };
    expect(await toolchainProblem(cmsDir, cannot)).toContain('has to be compiled here');
    expect(await toolchainProblem(cmsDir, { ...cannot, usable: () => true })).toBeUndefined();
  });

  it('else says what is missing and how to get it', async () => {
    const problem = await toolchainProblem(cmsDir, { ...bare, download: none });
    expect(problem).toMatch(/^There is none, so it .+ this is missing: make, a C\+\+ compiler; .+\.$/);
  });

  it('S12: tells a module that there is not from one that could not be asked for', async () => {
    for (const name of otherWays) vi.stubEnv(name, '');
    const url = 'https://github.example/module.tar.gz';
    const answering = (/** @type {number} */ status) =>
      downloadProblem(url, () => Promise.resolve(new Response(null, { status })));
    expect(await answering(200)).toBeUndefined();
    expect(await answering(404)).toBe('There is no ready-made SQLite module for this Node and this system');
    expect(await answering(503)).toBe('The SQLite module could not be downloaded (github.example answered 503)');
    const away = () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } }));
    expect(await downloadProblem(url, away)).toBe(
      'The SQLite module could not be downloaded (github.example: ENOTFOUND)',
    );
    vi.unstubAllEnvs();
  });

  it('knows the maker’s address for each platform', () => {
    expect(prebuiltUrl('12.11.1', { abi: '115', platform: 'linux', arch: 'arm64', musl: true })).toMatch(
      /\/v12\.11\.1\/better-sqlite3-v12\.11\.1-node-v115-linuxmusl-arm64\.tar\.gz$/,
    );
  });
});

describe('the admin command', () => {
  it.each([
    [['add', 'ada', '--email', 'ada@example.com'], { action: 'add', username: 'ada', email: 'ada@example.com' }],
    [['reset', 'ada'], { action: 'reset', username: 'ada' }],
    [['disable', 'ada'], { action: 'disable', username: 'ada' }],
    [['unlock', 'ada'], { action: 'unlock', username: 'ada' }],
  ])('understands %j', (args, wish) => {
    expect(parseAdminArgs(args)).toEqual(wish);
  });

  it('tells words that the CMS would not take', () => {
    expect(wishProblem({ action: 'add', username: 'al', email: 'al@example.com' })).toMatch(/at least 3 characters\.$/);
    expect(wishProblem({ action: 'add', username: 'ada', email: 'nope' })).toBe('"nope" is not an e-mail address.');
    expect(wishProblem({ action: 'add', username: 'ada', email: 'ada@example.com' })).toBeUndefined();
  });

  it.each([
    [[]],
    [['add', 'ada']],
    [['reset']],
    [['remove', 'ada']],
    [['reset', 'ada', '--force']],
    [['reset', 'a', 'b']],
  ])('shows its usage for %j', (args) => {
    expect(parseAdminArgs(args)).toBeUndefined();
  });
});

it('the network address is the first one that is not loopback', () => {
  const one = (/** @type {string} */ address, /** @type {boolean} */ internal) => ({
    address,
    internal,
    family: /** @type {const} */ ('IPv4'),
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    cidr: null,
  });
  expect(networkAddress({ lo: [one('127.0.0.1', true)], eth0: [one('192.168.1.5', false)] })).toBe('192.168.1.5');
  expect(networkAddress({ lo: [one('127.0.0.1', true)] })).toBeUndefined();
});

it.each([
  ['root', root],
  ['cms', places.cms],
])('the lockfile of %s names no registry', (_name, dir) => {
  expect(addressesIn(dir)).toEqual([]);
});
