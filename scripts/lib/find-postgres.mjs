import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { librariesOf } from './find-tool.mjs';
import { places } from './paths.mjs';

/**
 * PostgreSQL's programs, what they need in their environment, and as whom they run; null: as we do.
 * @typedef {{ bin: string, env: NodeJS.ProcessEnv, user: { uid: number, gid: number } | null }} Postgres
 */

/** Where bench-tools.mjs unpacks what the machine lacks. */
const unpacked = join(places.cache, 'bench-tools');

/** The last two numbers of a system's accounts: of nobody, who owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root: it has an account of its own where it is installed. */
function otherThanRoot() {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined ? NOBODY : { uid: Number(uid), gid: Number(gid) };
}

/** The folders of programs below a root, the newest version first. @param {string} root */
function versionsBelow(root) {
  const folder = join(root, 'usr/lib/postgresql');
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(folder, version, 'bin'));
}

/** Whether they start, as whom they will. @param {Postgres} postgres */
function starts({ bin, env, user }) {
  return ['initdb', 'postgres'].every((name) => {
    const options = { stdio: /** @type {const} */ ('ignore'), env, cwd: '/', ...user };
    return spawnSync(join(bin, name), ['--version'], options).status === 0;
  });
}

/**
 * PostgreSQL as Debian installs it, else as it was unpacked; null where there is neither.
 * @returns {Postgres | null}
 */
export function findPostgres() {
  const user = otherThanRoot();
  const installed = versionsBelow('/').map((bin) => ({ bin, env: process.env, user }));
  const env = { ...process.env, LD_LIBRARY_PATH: librariesOf(unpacked) };
  const own = versionsBelow(unpacked).map((bin) => ({ bin, env, user }));
  return [...installed, ...own].find(starts) ?? null;
}
