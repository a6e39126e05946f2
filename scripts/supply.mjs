// `npm run supply`: what the product is made of. Judges versions, licences, install scripts and lockfiles, writes a bill of
// materials (CycloneDX) for each lockfile, and asks the registry what is known against the packages (--offline: does not ask).
import { join } from 'node:path';
import { places } from './lib/paths.mjs';
import { report } from './lib/problem.mjs';
import { accepted } from './lib/supply/accepted.mjs';
import { audit, judgeAudit } from './lib/supply/audit.mjs';
import { writeBill } from './lib/supply/bill.mjs';
import { judgeFiles } from './lib/supply/offline.mjs';
import { projects } from './lib/supply/projects.mjs';

let well = true;

/**
 * @param {string} rule
 * @param {string[]} problems
 */
function tell(rule, problems) {
  console.log(`${problems.length === 0 ? 'holds ' : 'FAILS '} ${rule}`);
  for (const problem of problems) console.log(`         ${problem}`);
  if (problems.length > 0) well = false;
}

function askRegistry() {
  /** @type {Set<string>} */
  const needed = new Set();
  let asked = true;
  for (const { name, dir } of projects) {
    const found = audit(dir);
    if ('why' in found) {
      console.log(
        `UNKNOWN what is known against the packages of ${name}: the registry could not be asked (${found.why})`,
      );
      asked = false;
      continue;
    }
    const { open, accepted: known, stale } = judgeAudit(found, accepted);
    tell(`nothing of high or critical severity is known against the packages of ${name}`, open);
    for (const one of known) console.log(`         out of reach: ${one}`);
    for (const id of Object.keys(accepted)) if (!stale.includes(id)) needed.add(id);
  }
  if (asked)
    tell(
      'every reason why an advisory is out of reach is still needed',
      Object.keys(accepted).filter((id) => !needed.has(id)),
    );
}

try {
  for (const { rule, problems } of judgeFiles()) tell(rule, problems);
  for (const project of projects) {
    const { file, components } = writeBill(project, join(places.cache, 'supply'));
    console.log(`wrote   ${file} (${components} components)`);
  }
  if (!process.argv.includes('--offline')) askRegistry();
  process.exitCode = well ? 0 : 1;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
