// Plain syntax on purpose: a Node that is too old must be able to read this far and say so.

/** The oldest Node that runs the product. */
export const oldestNode = '20.19.0';

/** The oldest one of the lines after it: those between load no ES module by `require`, which some packages need. */
export const oldestLater = '22.12.0';

/** What runs the product, as "engines" in the manifests say it. */
export const nodeRange = '^' + oldestNode + ' || >=' + oldestLater;

/**
 * One sentence when this Node does not run the product, else undefined.
 * @param {string} version as in process.versions.node
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const isFit = isAtLeast(version, oldestLater) || (parseInt(version, 10) === 20 && isAtLeast(version, oldestNode));
  if (isFit) return undefined;
  const wanted = 'Node 20 from ' + oldestNode + ' on, or Node ' + oldestLater + ' or newer, is needed';
  return wanted + '; this is Node ' + version + '. See https://nodejs.org.';
}

/**
 * One sentence when the product does not run on this system, else undefined.
 * @param {string} platform as in process.platform
 * @returns {string | undefined}
 */
export function platformProblem(platform) {
  if (platform !== 'win32') return undefined;
  return 'The product runs on Linux and macOS; on Windows give this command in WSL. See https://learn.microsoft.com/windows/wsl/install.';
}

/**
 * @param {string} version
 * @param {string} oldest
 */
function isAtLeast(version, oldest) {
  const have = version.split('.').map(Number);
  const need = oldest.split('.').map(Number);
  for (let i = 0; i < need.length; i += 1) {
    const a = have[i] || 0;
    const b = need[i] || 0;
    if (a !== b) return a > b;
  }
  return true;
}
