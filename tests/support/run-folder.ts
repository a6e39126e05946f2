import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Before a run of tests: a temporary folder of the run's own, which is the system's one for everything that the run starts.
 * After it, whatever came of the tests: the folder is gone with all that lies in it.
 */
export default function setUp(): () => void {
  const before = process.env['TMPDIR'];
  const name = `apoti_test_${randomBytes(6).toString('hex')}`;
  const folder = join(tmpdir(), name);
  mkdirSync(folder);
  Object.assign(process.env, { TMPDIR: folder, TEST_RUN: name, TEST_RUN_FOLDER: folder });
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // A run that is broken off comes to its end no other way.
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  };
}
