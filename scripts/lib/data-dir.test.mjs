import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataDir, dataDirProblem, ownerOf, ownerProblem } from './data-dir.mjs';
import { root } from './paths.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the data folder', () => {
  it('is made for its owner alone', () => {
    expect(dataDirProblem(join(dir, 'a/b'))).toBeUndefined();
    expect(statSync(join(dir, 'a/b')).mode & 0o777).toBe(0o700);
  });

  it('that others use too stays open to them', () => {
    chmodSync(dir, 0o755);
    writeFileSync(join(dir, 'theirs'), '');
    expect(dataDirProblem(dir)).toBeUndefined();
    expect(statSync(dir).mode & 0o777).toBe(0o755);
    writeFileSync(join(dir, 'secrets.json'), '{}');
    expect(dataDirProblem(dir)).toBeUndefined();
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });

  it('is refused in one sentence where nothing can be written', () => {
    writeFileSync(join(dir, 'file'), '');
    const problem = dataDirProblem(join(dir, 'file/inside'));
    expect(problem).toMatch(
      /^The data folder .* cannot be written \(ENOTDIR\); a part of .* set DATA_DIR to another folder\.$/,
    );
  });

  it('S12: on a read-only file system is told with what is to be done about that', () => {
    const refused = () => {
      throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
    };
    expect(dataDirProblem(dir, refused)).toBe(
      `The data folder ${dir} cannot be written (EROFS); its file system is read-only, mount it for writing or set DATA_DIR to another folder.`,
    );
  });

  it('is free again once the claim is taken away, and own or dead claims do not count', () => {
    const release = claimDataDir(dir);
    expect(ownerProblem(dir)).toBeUndefined();
    release();
    writeFileSync(join(dir, 'start.pid'), '4194999\n');
    expect(ownerProblem(dir)).toBeUndefined();
  });

  it('belongs to the start script that lives', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/start.mjs'], {
      stdio: 'ignore',
    });
    await new Promise((resolve) => other.once('spawn', () => resolve(undefined)));
    writeFileSync(join(dir, 'start.pid'), `${other.pid}\n`);
    const problem = ownerProblem(dir);
    const refused = () => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    };
    const seen = [ownerOf(dir, { ping: refused }), ownerOf(dir, { proc: join(dir, 'none') })];
    const gone = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await gone;
    expect(problem).toContain(`Process ${other.pid} already runs the product`);
    // Also where it is another user's, and where the system has no /proc.
    expect(seen).toEqual([other.pid, other.pid]);
    expect(ownerProblem(dir)).toBeUndefined();
  });

  it('F5: does not belong to another start script that has the number by now', async () => {
    const code = `import(${JSON.stringify(join(root, 'scripts/lib/data-dir.mjs'))})
      .then(({ claimDataDir }) => { claimDataDir(${JSON.stringify(dir)}); console.log('claimed'); setInterval(() => {}, 1000); })`;
    const other = spawn(process.execPath, ['-e', code, 'scripts/start.mjs']);
    await once(other.stdout, 'data');
    const note = readFileSync(join(dir, 'start.pid'), 'utf8');
    const seen = [ownerOf(dir)];
    for (const since of ['4711', '']) {
      writeFileSync(join(dir, 'start.pid'), `${other.pid}\n${since}\n`);
      seen.push(ownerOf(dir));
    }
    other.kill('SIGKILL');
    expect(note).toMatch(/^\d+\n.+\n$/);
    // A note of before does not say when it began.
    expect(seen).toEqual([other.pid, undefined, other.pid]);
  });

  it('F5: does not belong to another program that has the number by now, on a system without /proc either', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await new Promise((resolve) => other.once('spawn', () => resolve(undefined)));
    writeFileSync(join(dir, 'start.pid'), `${other.pid}\n`);
    const seen = [ownerOf(dir), ownerOf(dir, { proc: join(dir, 'none') })];
    other.kill('SIGKILL');
    expect(seen).toEqual([undefined, undefined]);
  });
});
