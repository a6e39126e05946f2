import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const NOBODY = 65_534;

/** As whom a command is given that root may not give, for root reads everything; nobody else where this is not root. */
export const another = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Whether {@link another} can read the repository: not where root keeps it in a folder of its own. */
export function othersCanRead() {
  // By its whole path, as a module is found: the folder in which a process begins needs no leave to get there.
  const code = `require('node:fs').readdirSync(${JSON.stringify(join(root, 'scripts'))})`;
  return spawnSync(process.execPath, ['-e', code], { cwd: root, stdio: 'ignore', ...another }).status === 0;
}
