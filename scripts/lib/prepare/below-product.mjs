import { readlinkSync, realpathSync } from 'node:fs';
import { ownerOf } from '../data-dir.mjs';

/**
 * One sentence where the product runs from this very folder: its packages may not be exchanged below it. One that runs from another
 * folder, with the same data folder or not, does not mind.
 * @param {string} root
 * @param {string} dataDir
 * @returns {string | undefined}
 */
export function belowProductProblem(root, dataDir) {
  const owner = ownerOf(dataDir);
  if (owner === undefined || !worksIn(owner, root)) return undefined;
  return `Packages have to be installed, and process ${owner} runs the product from this folder: stop it first, or give this command in another clone.`;
}

/** @param {number} pid @param {string} root */
function worksIn(pid, root) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(root);
  } catch {
    // A system that does not tell: rather refused than a running product harmed.
    return true;
  }
}
