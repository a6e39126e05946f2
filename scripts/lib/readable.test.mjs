import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { readProblem, refusalOf, rootProblem } from './readable.mjs';
import { another, othersCanRead } from './test/others-can-read.mjs';

/** Root reads everything, so that somebody else has to try. */
const isRoot = process.getuid?.() === 0;

let dir = '';
beforeEach(() => {
  // The folder of a process of tests is shut to everybody else, that of the run is not.
  dir = mkdtempSync(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'readable-'));
});
afterEach(() => {
  chmodSync(dir, 0o700);
  rmSync(dir, { recursive: true });
});

/** @param {string[]} args */
function run(...args) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dir };
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', ...another });
}

/** The tests of commands are there where somebody else can give them. */
const canTry = othersCanRead();

/** @param {number} uid @param {string} code */
const refusing = (uid, code = 'EACCES') => ({
  list: () => {
    throw Object.assign(new Error(code), { code });
  },
  ownerOf: () => uid,
  user: () => process.getuid?.(),
});

describe('a data folder', () => {
  it('A18: of somebody else is named with its owner', () => {
    expect(readProblem('/data', refusing(0))).toMatch(
      isRoot
        ? /^The data folder \/data cannot be read \(EACCES\): it belongs to this user, chmod .*'\/data' opens it\.$/
        : /^The data folder \/data cannot be read \(EACCES\): it belongs to the user root, give this command as the product's user\.$/,
    );
    expect(readProblem('/data', refusing(4_294_000))).toContain('it belongs to the user with the number 4294000, give');
  });

  it('A18: below a folder that is shut is named without one', () => {
    const noOwner = { ...refusing(0), ownerOf: refusing(0).list };
    expect(readProblem('/data', noOwner)).toBe(
      "The data folder /data cannot be read (EACCES): give this command as the product's user.",
    );
  });

  it('A18: that can be read, or is not there, is no matter of permissions', () => {
    expect(readProblem(dir)).toBeUndefined();
    expect(readProblem(join(dir, 'none'))).toBeUndefined();
    expect(refusalOf('The file', 'f', Object.assign(new Error(), { code: 'EIO' }))).toBeUndefined();
  });

  it('A18: of somebody else is not written by root, who could read it', () => {
    const as = (/** @type {number | undefined} */ user, /** @type {number} */ owner) => {
      const files = { list: () => [], ownerOf: () => owner, user: () => user };
      return [readProblem('/data', files), rootProblem('/data', files)];
    };
    const said =
      "The data folder /data is not root's: it belongs to the user with the number 4294000; give this command as that user.";
    expect(as(0, 4_294_000)).toEqual([said, said]);
    for (const [user, owner] of [
      [0, 0],
      [1000, 1000],
      [1000, 4_294_000],
      [undefined, 0],
    ])
      expect(as(user, owner ?? 0)).toEqual([undefined, undefined]);
    expect(
      rootProblem(join(dir, 'none'), { list: () => [], ownerOf: refusing(0).list, user: () => 0 }),
    ).toBeUndefined();
  });
});

if (canTry)
  describe('a command of an operator that is given as somebody else', { timeout: 60_000 }, () => {
    it.each([
      ['A18: a backup', 1, ['backup.mjs']],
      ['A18: the list of backups', 1, ['backup.mjs', 'list']],
      ['A18: a restore', 1, ['backup.mjs', 'restore', 'any']],
      ['A18: a new password', 1, ['admin.mjs', 'reset', 'somebody']],
      ['A18: an import', 1, ['import.mjs', '--from', 'http://127.0.0.1:9']],
      ['A3: the doctor', 2, ['doctor.mjs']],
    ])('%s says that it may not read the data folder, not that all in it is lost', (_, status, [script, ...args]) => {
      mkdirSync(join(dir, 'public/uploads'), { recursive: true });
      writeFileSync(join(dir, 'cms.sqlite'), '');
      writeFileSync(join(dir, 'secrets.json'), '{"secrets":{"CMS_PROXY_SECRET":"a"}}');
      chmodSync(dir, isRoot ? 0o700 : 0);
      const said = run(join('scripts', script ?? ''), ...args);
      const text = said.stdout + said.stderr;
      expect(text).toContain(`The data folder ${dir} cannot be read (EACCES): it belongs to `);
      expect(text).not.toMatch(/missing|no database|no backups|never started|Restore/);
      expect(said.status).toBe(status);
    });

    it('A3: that may not read the secrets does not call them damaged', () => {
      const file = join(dir, 'secrets.json');
      writeFileSync(file, '{}');
      chmodSync(file, isRoot ? 0o600 : 0);
      chmodSync(dir, 0o755);
      const said = run('scripts/admin.mjs', 'reset', 'somebody');
      expect(said.stderr).toContain(`The file ${file} cannot be read (EACCES): it belongs to `);
      expect(said.stderr).not.toContain('delete');
      expect(said.status).toBe(1);
    });

    it('A3: that may not enter a folder does not call the uploads in it missing', () => {
      mkdirSync(join(dir, 'public/uploads'), { recursive: true });
      chmodSync(join(dir, 'public'), isRoot ? 0o700 : 0);
      chmodSync(dir, 0o755);
      const look = "import { judgeStorage, readStorage } from './cms/scripts/doctor/storage.mjs';";
      const tell = 'console.log(JSON.stringify(judgeStorage(readStorage(process.env.DATA_DIR))));';
      const said = run('--input-type=module', '-e', look + tell);
      chmodSync(join(dir, 'public'), 0o700);
      expect(said.stdout).toContain(`The folder ${join(dir, 'public/uploads')} cannot be written.`);
      expect(said.stdout).not.toContain('missing');
    });
  });
