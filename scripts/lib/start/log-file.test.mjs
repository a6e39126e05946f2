import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from './log-file.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const read = (/** @type {string} */ name) => readFileSync(join(dir, 'logs', name), 'utf8');

describe('a log file', () => {
  it('is continued by the next start', () => {
    for (const line of ['first', 'second']) {
      const log = openLog(join(dir, 'logs/cms.log'));
      log.writeLine(line);
      log.close();
    }
    expect(read('cms.log')).toBe('first\nsecond\n');
  });

  it('is rotated by size, and only a few old ones are kept', () => {
    const log = openLog(join(dir, 'logs/cms.log'), { maxBytes: 6, keep: 2 });
    for (const line of ['one', 'two', 'three', 'four']) log.writeLine(line);
    log.close();
    expect([read('cms.log'), read('cms.log.1'), read('cms.log.2')]).toEqual(['four\n', 'three\n', 'two\n']);
    expect(existsSync(join(dir, 'logs/cms.log.3'))).toBe(false);
    expect(statSync(join(dir, 'logs')).mode & 0o077).toBe(0);
  });

  it('where no new one can be begun lines are lost, and it goes on once one can be', () => {
    const log = openLog(join(dir, 'logs/cms.log'), { maxBytes: 6, keep: 1 });
    log.writeLine('one');
    // What stands in the way of the old file's new name.
    mkdirSync(join(dir, 'logs/cms.log.1/full'), { recursive: true });
    log.writeLine('two');
    log.writeLine('three');
    rmSync(join(dir, 'logs/cms.log.1'), { recursive: true });
    log.writeLine('four');
    log.close();
    expect([read('cms.log'), read('cms.log.1')]).toEqual(['four\n', 'one\n']);
  });
});
