import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { secretsOf } from '../secrets.mjs';

/** @typedef {import('../../../cms/scripts/doctor/finding.mjs').Finding} Finding */

/** Who besides the owner may do something with a file: the bits of its mode. */
const OTHERS = 0o077;
/** A secret that is shorter can be guessed. */
const SHORTEST = 32;
/** What stands in examples and tests, and what Strapi's own templates come with. */
const KNOWN = /^(?:to-?be-?modified|change-?me|changeme|secret|password|test-|example|your-)|^(.)\1*$|^(..)\2*$/i;

/**
 * A file or folder that only its owner may read, as it is found.
 * @typedef {{ path: string, mode: number }} Private
 */

/**
 * What is nobody else's business, where it is there.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Private[]}
 */
export function readPrivate(dataDir, env) {
  const google = env['GOOGLE_CREDENTIALS_FILE'];
  const inside = ['secrets.json', 'restore/note.json'].map((name) => join(dataDir, name));
  // What docker compose reads its settings from.
  const outside = [join(root, '.env'), ...(google ? [google] : [])];
  const paths = [dataDir, ...inside, ...outside].filter((path) => existsSync(path));
  return paths.map((path) => ({ path, mode: statSync(path).mode & 0o777 }));
}

/**
 * @param {readonly Private[]} found
 * @returns {Finding[]}
 */
export function judgePrivate(found) {
  return found
    .filter(({ mode }) => (mode & OTHERS) !== 0)
    .map(({ path, mode }) => ({
      check: 'permissions',
      what: `Other users of this machine may open ${path} (mode ${mode.toString(8)}).`,
      todo: `chmod go= '${path}'; if others were on this machine meanwhile: new secrets, see “Secrets are lost” in docs/operations.md.`,
    }));
}

/**
 * Whether the secrets are there and nobody can guess them. None of them is told.
 * @param {Record<string, string | undefined>} secrets by their names
 * @returns {Finding[]}
 */
export function judgeSecrets(secrets) {
  const names = [...new Set([...secretsOf.cms, ...secretsOf.proxy])];
  return names.flatMap((name) => {
    const fault = faultOf(secrets[name] ?? '');
    if (fault === undefined) return [];
    const todo = 'See “Secrets are lost” in docs/operations.md: new ones end all sessions, content and accounts stay.';
    return [{ check: 'secrets', what: `The secret ${name} ${fault}.`, todo }];
  });
}

/** @param {string} value one, or several with commas between them */
function faultOf(value) {
  if (value === '') return 'is missing';
  const parts = value.split(',');
  if (parts.some((part) => KNOWN.test(part.trim()))) return 'is one that everybody knows';
  return parts.some((part) => part.trim().length < SHORTEST) ? `has less than ${SHORTEST} characters` : undefined;
}
