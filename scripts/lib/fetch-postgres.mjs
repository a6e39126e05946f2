import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.mjs';
import { places } from './paths.mjs';

/** The server and its libraries; not what compiles queries, which is large and only for long ones. */
const NEEDED = /^(?:postgresql-\d+|postgresql-client-\d+|lib(?!llvm|perl|json-perl|common-sense|types-serialiser).+)$/;

/**
 * Fetches PostgreSQL where it is missing, on Debian and its kin, and only unpacks it into the cache: nothing is installed, no
 * service starts. Never fails: `npm test` says at its end what it could not run.
 */
export function fetchPostgres() {
  if (findPostgres() !== null || !existsSync('/etc/debian_version')) return;
  const folder = join(places.cache, 'bench-tools');
  const debs = join(folder, 'packages');
  mkdirSync(debs, { recursive: true });
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    spawnSync(program, args, { cwd: debs, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 180_000 });
  // What would be installed, dependencies too, without installing anything.
  const names = () => {
    const { stdout } = run('apt-get', 'install', '-s', '--no-install-recommends', 'postgresql');
    const all = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
    return all.filter((name) => NEEDED.test(name));
  };
  const fetch = () => {
    const wanted = names();
    return wanted.length > 0 && run('apt-get', 'download', ...wanted).status === 0;
  };
  if (!fetch() && (run('apt-get', 'update').status !== 0 || !fetch())) console.log('PostgreSQL could not be fetched.');
  for (const file of readdirSync(debs).filter((name) => name.endsWith('.deb'))) run('dpkg-deb', '-x', file, folder);
  rmSync(debs, { recursive: true, force: true });
}
