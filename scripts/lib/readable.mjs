import { readFileSync, readdirSync, statSync } from 'node:fs';

/**
 * What is asked of the system, so that a test can be refused by it. `user`: who asks, undefined where there are no such numbers.
 * @typedef {{ list(path: string): unknown, ownerOf(path: string): number, user(): number | undefined }} Files
 */

/** @type {Files} */
const machine = { list: readInside, ownerOf: (path) => statSync(path).uid, user: () => process.getuid?.() };

/**
 * One sentence when the data folder is there and this user may not look into it: to whoever may not look, everything in it
 * seems to be gone, and what a command would say of that leads to a needless restore or to new secrets. Also for root with a folder of somebody else.
 * @param {string} dataDir
 * @param {Files} [files]
 * @returns {string | undefined}
 */
export function readProblem(dataDir, files = machine) {
  try {
    files.list(dataDir);
    return rootProblem(dataDir, files);
  } catch (error) {
    return refusalOf('The data folder', dataDir, error, files);
  }
}

/**
 * One sentence when root gives a command with the data folder of somebody else, who could not read afterwards what root writes
 * there; opening a database writes, too.
 * @param {string} dataDir
 * @param {Files} [files]
 * @returns {string | undefined}
 */
export function rootProblem(dataDir, files = machine) {
  if (files.user() !== 0) return undefined;
  const owner = ownerOf(dataDir, files);
  if (owner === undefined || owner === 0) return undefined;
  return `The data folder ${dataDir} is not root's: it belongs to ${nameOf(owner)}; give this command as that user.`;
}

/**
 * One sentence when a path could not be read because this user may not; undefined after any other failure.
 * @param {string} what what it is, as a sentence begins with it
 * @param {string} path
 * @param {unknown} error
 * @param {Files} [files]
 * @returns {string | undefined}
 */
export function refusalOf(what, path, error, files = machine) {
  const code = /** @type {NodeJS.ErrnoException} */ (error).code;
  if (code !== 'EACCES' && code !== 'EPERM') return undefined;
  return `${what} ${path} cannot be read (${code}): ${remedyOf(path, files)}.`;
}

/** Also what may be listed but not entered is not readable. @param {string} path */
function readInside(path) {
  readdirSync(path);
  statSync(`${path}/.`);
}

/** @param {string} path @param {Files} files */
function remedyOf(path, files) {
  const owner = ownerOf(path, files);
  if (owner === undefined) return "give this command as the product's user";
  if (owner === files.user()) return `it belongs to this user, chmod -R u+rwX '${path}' opens it`;
  return `it belongs to ${nameOf(owner)}, give this command as the product's user`;
}

/** @param {string} path @param {Files} files */
function ownerOf(path, files) {
  try {
    return files.ownerOf(path);
  } catch {
    // A folder above it is shut as well.
    return undefined;
  }
}

/** @param {number} uid */
function nameOf(uid) {
  try {
    const users = readFileSync('/etc/passwd', 'utf8').split('\n');
    const name = users.map((line) => line.split(':')).find((parts) => parts[2] === String(uid))?.[0];
    return name ? `the user ${name}` : `the user with the number ${uid}`;
  } catch {
    return `the user with the number ${uid}`;
  }
}
