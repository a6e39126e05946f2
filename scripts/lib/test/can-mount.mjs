import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a disk of memory can be mounted here (tests/support/small-disk.ts): root may, outside most containers. */
export function canMount() {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const well = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (well) spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
  rmdirSync(folder);
  return well;
}
