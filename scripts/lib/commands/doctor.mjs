import { existsSync } from 'node:fs';
import { asksHelp } from '../asks-help.mjs';
import { ownerProblem } from '../data-dir.mjs';
import { askCms } from '../../../cms/scripts/doctor/ask-cms.mjs';
import { BEFORE_ALL, exitCodeOf, toldOf } from '../../../cms/scripts/doctor/finding.mjs';
import { judgePrivate, judgeSecrets, readPrivate } from '../doctor/secrecy.mjs';
import { askSite, judgeSite } from '../doctor/site.mjs';
import { judgeStorage, readStorage } from '../../../cms/scripts/doctor/storage.mjs';
import { judgeVersions, readVersions } from '../doctor/versions.mjs';
import { root } from '../paths.mjs';
import { Problem, report } from '../problem.mjs';
import { readProblem } from '../readable.mjs';
import { findSecrets, secretsProblem } from '../secrets.mjs';
import { readSettings } from '../settings.mjs';
import { cmsPart, localOrigin } from '../start/parts.mjs';

/** @typedef {import('../../../cms/scripts/doctor/finding.mjs').Looked} Looked */

const usage = `npm run doctor                looks whether this installation is in order; changes nothing
npm run doctor -- --json      the same for programs
Give it the settings that npm start is given. Ends with 0: nothing is wrong, 1: something is, 2: it could not look.`;

/** @returns {Promise<Looked>} */
async function look() {
  const { settings, problems } = readSettings(process.env, root);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  const { dataDir } = settings;
  const unread = readProblem(dataDir);
  if (unread) throw new Problem(unread);
  if (!existsSync(dataDir))
    throw new Problem(`There is no data folder ${dataDir}; set DATA_DIR to that of the product.`);
  // All that is looked at is to be seen without them, too.
  const damaged = secretsProblem(dataDir);
  const secrets = damaged ? {} : findSecrets(dataDir, process.env);
  const origin = localOrigin(settings);
  const said = await askSite(origin);
  const known = Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, value ?? '']));
  const { env } = cmsPart({ env: process.env, settings, stored: { secrets: known }, firstAdmin: {} });
  const ofCms = await askCms(env);
  return {
    findings: [
      ...judgeVersions(readVersions()),
      ...judgePrivate(readPrivate(dataDir, process.env)),
      ...(damaged ? [] : judgeSecrets(secrets)),
      ...judgeStorage(readStorage(dataDir)),
      ...judgeSite(origin, said, ownerProblem(dataDir) !== undefined),
      ...ofCms.findings,
    ],
    unlooked: [...(damaged ? [{ check: 'secrets', why: damaged }] : []), ...ofCms.unlooked],
  };
}

async function main() {
  const args = process.argv.slice(2);
  if (asksHelp(args)) return console.log(usage);
  const isJson = args[0] === '--json';
  if (args.length > (isJson ? 1 : 0)) throw new Problem(usage);
  const looked = await look().catch((error) => {
    if (!(error instanceof Problem)) throw error;
    return { findings: [], unlooked: error.message.split('\n').map((why) => ({ check: BEFORE_ALL, why })) };
  });
  console.log(isJson ? JSON.stringify(looked, null, 2) : toldOf(looked));
  process.exitCode = exitCodeOf(looked);
}

main().catch((error) => {
  report(error);
  process.exitCode = 2;
});
