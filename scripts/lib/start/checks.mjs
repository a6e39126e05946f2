import { dataDirProblem, ownerProblem } from '../data-dir.mjs';
import { places } from '../paths.mjs';
import { portProblem } from '../ports.mjs';
import { Problem } from '../problem.mjs';
import { toolchainProblem } from '../toolchain.mjs';

/**
 * Everything that can be known before anything is installed or written, so that nothing half happens. A Problem with
 * one sentence for each thing that stands in the way.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string[]} malformed sentences about the settings themselves
 */
export async function checkFirst(settings, malformed) {
  if (malformed.length > 0) throw new Problem(malformed.join('\n'));
  const found = [
    ownerProblem(settings.dataDir),
    ...(await Promise.all([
      portProblem('PORT', settings.port, settings.host),
      portProblem('CMS_PORT', settings.cmsPort, '127.0.0.1'),
      toolchainProblem(places.cms),
    ])),
    dataDirProblem(settings.dataDir),
  ];
  const problems = found.filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
