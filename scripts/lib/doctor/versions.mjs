import { existsSync } from 'node:fs';
import { isInstalled } from '../lockfile.mjs';
import { nodeProblem } from '../node-version.mjs';
import { places, root } from '../paths.mjs';
import { isBuilt } from '../prepare/build.mjs';
import { targets } from '../prepare/targets.mjs';

/** @typedef {import('../../../cms/scripts/doctor/finding.mjs').Finding} Finding */

/**
 * What is installed and built, as it is found.
 * @typedef {object} Versions
 * @property {string} node
 * @property {{ name: string, isInstalled: boolean }[]} projects
 * @property {{ name: string, isBuilt: boolean, isThere: boolean }[]} targets
 */

/** @returns {Versions} */
export function readVersions() {
  const built = [targets.contract, ...targets.lanes.flat()];
  return {
    node: process.versions.node,
    projects: [
      { name: 'of site and proxy', isInstalled: isInstalled(root) },
      { name: 'of the CMS', isInstalled: isInstalled(places.cms) },
    ],
    targets: built.map((target) => ({
      name: target.name,
      isBuilt: isBuilt(target),
      isThere: target.makes.every((file) => existsSync(file)),
    })),
  };
}

/**
 * Whether what runs is what the sources and lockfiles say.
 * @param {Versions} versions
 * @returns {Finding[]}
 */
export function judgeVersions({ node, projects, targets: built }) {
  const old = nodeProblem(node);
  /** @type {Finding[]} */
  const findings = old ? [{ check: 'versions', what: old, todo: 'Install it, then npm start.' }] : [];
  for (const { name } of projects.filter((one) => !one.isInstalled)) {
    const what = `The packages ${name} are not installed as the lockfile says.`;
    findings.push({ check: 'versions', what, todo: 'Stop the product and start it again: npm start installs them.' });
  }
  for (const { name, isThere } of built.filter((one) => !one.isBuilt)) {
    const what = `What is built of ${name} ${isThere ? 'is older than its sources' : 'is missing'}.`;
    findings.push({ check: 'versions', what, todo: 'Stop the product and start it again: npm start builds it.' });
  }
  return findings;
}
