/** @typedef {import('./projects.mjs').Locked} Locked */

/**
 * Packages that run something when they are installed and of which `allowScripts` does not say whether they may, and those
 * that it names without need.
 * @param {Locked[]} packages
 * @param {Record<string, boolean>} [allowScripts]
 * @returns {string[]}
 */
export function undecidedScripts(packages, allowScripts = {}) {
  const running = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  const undecided = [...running].filter((name) => !(name in allowScripts)).map((name) => `${name}: not decided`);
  const needless = Object.keys(allowScripts).filter((name) => !running.has(name));
  return [...undecided, ...needless.map((name) => `${name}: named, but runs nothing`)];
}
