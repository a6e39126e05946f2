// Plain syntax on purpose: a Node that is too old must be able to read this far and say so.

/** The oldest Node that runs the product; equals "engines" in package.json. */
export const oldestNode = '20.19.0';

/**
 * One sentence when this Node is too old, else undefined.
 * @param {string} version as in process.versions.node
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const have = version.split('.').map(Number);
  const need = oldestNode.split('.').map(Number);
  for (let i = 0; i < need.length; i += 1) {
    const a = have[i] || 0;
    const b = need[i] || 0;
    if (a > b) return undefined;
    if (a < b)
      return 'Node ' + oldestNode + ' or newer is needed; this is Node ' + version + '. See https://nodejs.org.';
  }
  return undefined;
}
