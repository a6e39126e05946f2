import { addressesIn } from '../lockfile.mjs';
import { undecidedScripts } from './install-scripts.mjs';
import { otherLicences } from './licences.mjs';
import { unpinned } from './pins.mjs';
import { lockedIn, manifestIn, projects } from './projects.mjs';

/**
 * What is wrong with the packages, as far as the files here tell.
 * @returns {{ rule: string, problems: string[] }[]}
 */
export function judgeFiles() {
  return [
    {
      rule: 'every package is named by one exact version',
      problems: projects.flatMap(({ manifests }) => manifests.flatMap((dir) => unpinned(manifestIn(dir)))),
    },
    {
      rule: 'every licence is allowed',
      problems: projects.flatMap(({ dir }) => otherLicences(lockedIn(dir))),
    },
    {
      rule: 'who may run something while installing is decided',
      problems: projects.flatMap(({ dir }) => undecidedScripts(lockedIn(dir), manifestIn(dir).allowScripts)),
    },
    {
      rule: 'lockfiles name no registry, and hold every package’s hash',
      problems: projects.flatMap(({ dir }) => [...addressesIn(dir), ...withoutHash(dir)]),
    },
  ];
}

/** @param {string} dir */
function withoutHash(dir) {
  return lockedIn(dir)
    .filter(({ integrity }) => !integrity)
    .map(({ name, version }) => `${name} ${version}: no hash`);
}
