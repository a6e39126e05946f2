import { dataDirProblem, ownerProblem } from '../data-dir.mjs';
import { places } from '../paths.mjs';
import { portProblem } from '../ports.mjs';
import { isCmsFitted } from '../prepare/install.mjs';
import { Problem } from '../problem.mjs';
import { rootProblem } from '../readable.mjs';
import { secretsProblem } from '../secrets.mjs';
import { toolchainProblem } from '../toolchain.mjs';

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
  const found = await Promise.all([
    portProblem('PORT', settings.port, settings.host),
    portProblem('CMS_PORT', settings.cmsPort, '127.0.0.1'),
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
