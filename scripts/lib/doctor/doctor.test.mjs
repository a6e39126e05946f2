import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from '../secrets.mjs';
import { exitCodeOf, toldOf } from '../../../cms/scripts/doctor/finding.mjs';
import { judgePrivate, judgeSecrets, readPrivate } from './secrecy.mjs';
import { askSite, judgeSite } from './site.mjs';
import { judgeStorage, readStorage } from '../../../cms/scripts/doctor/storage.mjs';
import { judgeVersions } from './versions.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const finding = { check: 'files', what: 'A file is missing.', todo: 'Put it back.' };

describe('what the doctor says', () => {
  it.each([
    [[], [], 0, 'Nothing is wrong.'],
    [[finding], [], 1, 'files: A file is missing.\n  → Put it back.\n1 thing is to be mended.'],
    [[], [{ check: 'mail', why: 'no' }], 2, 'mail: could not be looked at: no\nNothing wrong was found besides.'],
    [[], [{ check: 'settings', why: 'no' }], 2, 'settings: could not be looked at: no\nNothing else was looked at.'],
    [[finding], [{ check: 'mail', why: 'no' }], 2, expect.stringContaining('→ Put it back.\nmail: could not')],
  ])('%j and %j end with %i', (findings, unlooked, code, text) => {
    expect(exitCodeOf({ findings, unlooked })).toBe(code);
    expect(toldOf({ findings, unlooked })).toEqual(text);
  });
});

describe('versions', () => {
  const healthy = {
    node: '22.14.0',
    projects: [{ name: 'of the CMS', isInstalled: true }],
    targets: [{ name: 'the site', isBuilt: true, isThere: true }],
  };
  const whats = (/** @type {object} */ change) => judgeVersions({ ...healthy, ...change }).map(({ what }) => what);

  it('that fit are no finding', () => expect(whats({})).toEqual([]));
  it('of an old Node, other packages and old or missing outputs are told', () => {
    expect(whats({ node: '18.20.0' })).toEqual([expect.stringContaining('this is Node 18.20.0')]);
    expect(whats({ projects: [{ name: 'of the CMS', isInstalled: false }] })).toEqual([
      'The packages of the CMS are not installed as the lockfile says.',
    ]);
    const old = { name: 'the site', isBuilt: false, isThere: true };
    expect(whats({ targets: [old, { ...old, name: 'the proxy', isThere: false }] })).toEqual([
      'What is built of the site is older than its sources.',
      'What is built of the proxy is missing.',
    ]);
  });
});

describe('permissions', () => {
  it('of data folder and secrets are told where others may look', () => {
    openSecrets(dir);
    chmodSync(dir, 0o700);
    expect(judgePrivate(readPrivate(dir, {}))).toEqual([]);
    const google = join(dir, 'google.json');
    writeFileSync(google, '{}');
    for (const path of [join(dir, 'secrets.json'), google]) chmodSync(path, 0o640);
    chmodSync(dir, 0o750);
    const found = judgePrivate(readPrivate(dir, { GOOGLE_CREDENTIALS_FILE: google }));
    expect(found.map(({ what }) => what)).toEqual([
      `Other users of this machine may open ${dir} (mode 750).`,
      `Other users of this machine may open ${join(dir, 'secrets.json')} (mode 640).`,
      `Other users of this machine may open ${google} (mode 640).`,
    ]);
  });
});

describe('secrets', () => {
  it('as npm start makes them are no finding', () => expect(judgeSecrets(openSecrets(dir).secrets)).toEqual([]));
  it.each([
    ['JWT_SECRET', undefined, 'is missing'],
    ['JWT_SECRET', 'k9-7Fq2', 'has less than 32 characters'],
    ['APP_KEYS', 'Jx0c1Vq9Zt5Rb7Lk3Nw8Ps2Hd6Gf4Ya1Qe,toBeModified2', 'is one that everybody knows'],
    ['CMS_READ_TOKEN', 'ab'.repeat(128), 'is one that everybody knows'],
  ])('%s that is %s: it %s', (name, value, fault) => {
    const found = judgeSecrets({ ...openSecrets(dir).secrets, [name]: value });
    expect(found.map(({ what }) => what)).toEqual([`The secret ${name} ${fault}.`]);
    expect(JSON.stringify(found)).not.toContain(value ?? 'undefined');
  });
});

describe('storage', () => {
  it('with room and folders that can be written is no finding', () => {
    mkdirSync(join(dir, 'public/uploads'), { recursive: true });
    expect(judgeStorage({ ...readStorage(dir), freeBytes: 5 * 1024 ** 3 })).toEqual([]);
  });
  it('that is full, shut or gone is told', () => {
    const folders = [
      { name: 'public/uploads', isThere: false, isWritable: false },
      { name: 'backups', isThere: true, isWritable: false },
      { name: 'logs', isThere: false, isWritable: false },
    ];
    expect(judgeStorage({ dataDir: '/data', freeBytes: 1024 ** 3, folders }).map(({ what }) => what)).toEqual([
      'Only 1.0 GB are free where /data is.',
      'The folder of the uploads, /data/public/uploads, is missing.',
      'The folder /data/backups cannot be written.',
    ]);
  });
});

describe('the site', () => {
  const now = Date.UTC(2026, 5, 1);

  it('is asked for its state and its clock', async () => {
    const server = createServer((_, answer) => answer.writeHead(503, { date: new Date(now).toUTCString() }).end());
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    expect(await askSite(origin)).toMatchObject({ status: 503, date: now });
    await new Promise((resolve) => server.close(resolve));
    expect(await askSite(origin)).toMatchObject({ why: expect.stringContaining('ECONNREFUSED') });
  });
  it.each([
    [{ status: 200, date: now - 900, now }, true, []],
    [{ why: 'ECONNREFUSED' }, false, []],
    [{ why: 'ECONNREFUSED' }, true, ['npm start runs, but http://site does not answer (ECONNREFUSED).']],
    [{ status: 503, date: now, now }, true, ['http://site/readyz answers 503 in place of 200.']],
    [{ status: 200, date: now + 60_000, now }, true, ["The clock of http://site is 60 s ahead of this machine's."]],
    [{ status: 200, date: now - 60_000, now }, false, ["The clock of http://site is 60 s behind this machine's."]],
  ])('that says %j (running: %s)', (said, isRunning, whats) => {
    expect(judgeSite('http://site', said, isRunning).map(({ what }) => what)).toEqual(whats);
  });
});
