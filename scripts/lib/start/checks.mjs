import { setTimeout as sleep } from 'node:timers/promises';
import { dataDirProblem, ownerProblem, wasKilled } from '../data-dir.mjs';
import { note } from '../output.mjs';
import { places } from '../paths.mjs';
import { portProblem } from '../ports.mjs';
import { isCmsFitted } from '../prepare/install.mjs';
import { Problem } from '../problem.mjs';
import { rootProblem } from '../readable.mjs';
import { secretsProblem } from '../secrets.mjs';
import { toolchainProblem } from '../toolchain.mjs';
import { stopWithinMs } from './signals.mjs';

/**
 * Everything that can be known before anything is installed or written, so that nothing half happens. A Problem with
 * one sentence for each thing that stands in the way.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string[]} malformed sentences about the settings themselves
 */
export async function checkFirst(settings, malformed) {
  if (malformed.length > 0) throw new Problem(malformed.join('\n'));
  // First and alone: the taken ports would be that start's own.
  const owner = rootProblem(settings.dataDir) ?? ownerProblem(settings.dataDir);
  if (owner) throw new Problem(owner);
  const waited = wasKilled(settings.dataDir) ? partsEnding() : undefined;
  const found = await Promise.all([
    portProblem('PORT', settings.port, settings.host, waited),
    portProblem('CMS_PORT', settings.cmsPort, '127.0.0.1', waited),
    isCmsFitted() ? undefined : toolchainProblem(places.cms),
  ]);
  const problems = found.filter((problem) => problem !== undefined);
  const secrets = secretsProblem(settings.dataDir);
  if (secrets) problems.push(secrets);
  // Last, for it makes the folder.
  const folder = problems.length === 0 ? dataDirProblem(settings.dataDir) : undefined;
  if (folder) problems.push(folder);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

/**
 * The parts of a start that was killed end themselves, and hold its ports until then.
 * @returns {() => Promise<boolean>} waits a little; false once they must be gone
 */
function partsEnding() {
  const deadline = performance.now() + stopWithinMs + 1000;
  let isSaid = false;
  return async () => {
    if (performance.now() > deadline) return false;
    if (!isSaid) note('an earlier start was killed and may still be ending; waiting for its ports …');
    isSaid = true;
    await sleep(200);
    return true;
  };
}
