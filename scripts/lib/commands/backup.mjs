import { spawnSync } from 'node:child_process';
import { findArchive, parseBackupArgs, usage } from '../backup-args.mjs';
import { claimDataDir, dataDirProblem, ownerProblem } from '../data-dir.mjs';
import { places, root } from '../paths.mjs';
import { backupCommand, prepareBackup } from '../prepare/for-backup.mjs';
import { Problem, report } from '../problem.mjs';
import { readProblem } from '../readable.mjs';
import { readSettings } from '../settings.mjs';

async function main() {
  const wish = parseBackupArgs(process.argv.slice(2));
  if (!wish) throw new Problem(usage);
  if (wish.action === 'help') {
    console.log(usage);
    return;
  }
  const { settings, problems } = readSettings(process.env, root);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  const { dataDir } = settings;
  const unread = readProblem(dataDir);
  if (unread) throw new Problem(unread);
  if (wish.action !== 'restore') return runCommand(dataDir, [wish.action]);
  const problem = ownerProblem(dataDir) ?? dataDirProblem(dataDir);
  if (problem) throw new Problem(problem);
  // Nobody starts the product with it meanwhile.
  const release = claimDataDir(dataDir);
  process.on('exit', release);
  await runCommand(dataDir, ['restore', findArchive(wish.name, process.env['INIT_CWD'])]);
}

/** @param {string} dataDir @param {string[]} args */
async function runCommand(dataDir, args) {
  await prepareBackup({ isRunning: ownerProblem(dataDir) !== undefined });
  const run = spawnSync(process.execPath, [backupCommand, ...args], {
    cwd: places.cms,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  process.exitCode = run.status ?? 1;
}

main().catch((error) => {
  report(error);
  process.exitCode = 1;
});
