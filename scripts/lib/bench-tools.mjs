import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { places } from './paths.mjs';

/** What the bench compares with or measures by, and some tests need, as Debian names its packages, with what they are linked with. */
const packages = {
  nginx: ['nginx'],
  wrk: ['wrk', 'libluajit-5.1-2'],
  'redis-server': ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'],
};

/** @param {string} name */
const isHere = (name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined;

/**
 * Fetches nginx, wrk and Redis where they are missing, on Debian and its kin, and only unpacks them into the cache: nothing is
 * installed, no service starts. Never fails: what is not there is said in the table.
 * @param {(name: string) => boolean} [here] whether a program is in the PATH
 * @param {string[]} [wanted] those that are needed
 */
export function fetchBenchTools(here = isHere, wanted = Object.keys(packages)) {
  const folder = join(places.cache, 'bench-tools');
  const missing = Object.entries(packages).filter(([name]) => {
    if (!wanted.includes(name)) return false;
    const own = ['bin', 'sbin'].some((part) => existsSync(join(folder, 'usr', part, name)));
    return !own && !here(name);
  });
  if (missing.length === 0 || !existsSync('/etc/debian_version')) return;
  const debs = join(folder, 'packages');
  mkdirSync(debs, { recursive: true });
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    spawnSync(program, args, { cwd: debs, stdio: 'ignore', timeout: 120_000 }).status === 0;
  const names = missing.flatMap(([, those]) => those);
  const fetched =
    run('apt-get', 'download', ...names) || (run('apt-get', 'update') && run('apt-get', 'download', ...names));
  if (!fetched) console.log(`${missing.map(([name]) => name).join(' and ')} could not be fetched: measured without.`);
  for (const file of readdirSync(debs).filter((name) => name.endsWith('.deb'))) run('dpkg-deb', '-x', file, folder);
  rmSync(debs, { recursive: true, force: true });
}
