import { spawnSync } from 'node:child_process';
import { findCompose } from '../find-compose.mjs';
import { findPostgres } from '../find-postgres.mjs';
import { findTool } from '../find-tool.mjs';
import { canMount } from './can-mount.mjs';
import { othersCanRead } from './others-can-read.mjs';
import { canCutPower } from './power-image.mjs';
import { isFull, triedOf, withPostgres } from './postgres-files.mjs';

/**
 * The closing lines of a run of tests: which need a tool that is not here and could not be fetched. `isQuick`: those of `npm run check`.
 * @param {boolean} isQuick
 */
export function sayNotRun(isQuick) {
  if (!isQuick) {
    sayMissingServers();
    if (!canMount()) {
      console.log(
        'Run on no full disk: tests/wire/storage-faults.test.ts, for no tmpfs can be mounted here; its processes were kept from writing instead (prlimit).',
      );
    }
  }
  if (!canCutPower()) {
    const files = `tests/support/power-disk.test.ts${isQuick ? '' : ', tests/wire/power-cuts*.test.ts'}`;
    console.log(
      `Not run: ${files}, for no disk whose power is cut can be mounted here (root on Linux, loop devices, mkfs.ext4).`,
    );
  }
  if (spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status !== 0) {
    console.log('Not run: tests/architecture/systemd-verify.test.ts, for there is no systemd-analyze here.');
  }
  if (findCompose() === null) {
    console.log(
      'Not run: tests/architecture/compose-client.test.ts, for there is no Docker Compose 2.24 here (DOCKER_COMPOSE names one).',
    );
  }
  if (!othersCanRead()) {
    console.log(
      'Not run: the commands in scripts/lib/readable.test.mjs, for no other user may read this folder, which root keeps.',
    );
  }
}

function sayMissingServers() {
  if (findTool('nginx') === null) {
    console.log(
      'Not run: tests/wire/balancer*.test.ts and rolling.test.ts, for there is no nginx here and none could be fetched.',
    );
  }
  if (findTool('redis-server') === null) {
    console.log('Not run: tests/wire/redis.test.ts, for there is no Redis here and none could be fetched.');
  }
  if (findPostgres() === null) {
    const files = triedOf(withPostgres, isFull()).join(', ');
    console.log(`Not run: ${files}, for there is no PostgreSQL here and none could be fetched.`);
    console.log('Run on SQLite alone, without PostgreSQL: cms/tests/{large-lists,list-indexes,save-queries}.test.ts.');
  }
  const tools = [findTool('nginx'), findTool('redis-server'), findPostgres()];
  if (tools.includes(null)) {
    console.log('Not run: tests/wire/production-shape.test.ts, which needs nginx, Redis and PostgreSQL.');
  }
}
