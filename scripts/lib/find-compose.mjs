import { spawnSync } from 'node:child_process';

/** The oldest that reads all of docker-compose.yml. */
const OLDEST = [2, 24];

/** How it is called: as a part of Docker's client, or by itself. No engine has to run. */
const CALLS = [['docker', 'compose'], ['docker-compose']];

/** @param {string[]} call */
function isNewEnough([program = '', ...args]) {
  const { status, stdout } = spawnSync(program, [...args, 'version', '--short'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const [major = 0, minor = 0] = stdout.replace(/^v/, '').split('.').map(Number);
  return major > (OLDEST[0] ?? 0) || (major === OLDEST[0] && minor >= (OLDEST[1] ?? 0));
}

/**
 * How Docker Compose is called here; null where it is missing or older than 2.24. DOCKER_COMPOSE names a program that is not in the PATH.
 * @returns {string[] | null}
 */
export function findCompose() {
  const named = process.env['DOCKER_COMPOSE'];
  return [...(named === undefined ? [] : [[named]]), ...CALLS].find(isNewEnough) ?? null;
}
