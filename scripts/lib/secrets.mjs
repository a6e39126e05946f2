import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { refusalOf } from './readable.mjs';

/**
 * The made-up passwords of the first admin, as long as nobody has been told of them; afterwards only `told`, and for which database.
 * `before`: of another one somebody was told.
 * @typedef {{ told: true, database?: string } | { told: false, before?: true, password?: string, panelPassword?: string }} FirstAdmin
 */

/**
 * @typedef {object} Stored what DATA_DIR/secrets.json holds
 * @property {Record<string, string>} secrets by the name of the environment variable that carries each
 * @property {FirstAdmin} [firstAdmin]
 */

const secret = () => randomBytes(32).toString('base64url');

/** @type {Record<string, () => string>} */
const makers = {
  APP_KEYS: () => [secret(), secret(), secret(), secret()].join(','),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  // Strapi's own tokens are 256 hexadecimal characters.
  CMS_READ_TOKEN: () => randomBytes(128).toString('hex'),
  CMS_PROXY_SECRET: secret,
  SESSION_SECRET: secret,
};

/** Which secrets each part is given, and nothing more. */
export const secretsOf = {
  cms: [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
    'CMS_READ_TOKEN',
    'CMS_PROXY_SECRET',
  ],
  proxy: ['CMS_READ_TOKEN', 'CMS_PROXY_SECRET', 'SESSION_SECRET'],
};

/**
 * Reads the secrets, making those that are missing; the same ones at every later start.
 * @param {string} dataDir
 * @returns {Stored}
 */
export function openSecrets(dataDir) {
  const file = secretsFile(dataDir);
  const stored = existsSync(file) ? read(file) : { secrets: {} };
  const missing = Object.keys(makers).filter((name) => !stored.secrets[name]);
  for (const name of missing) stored.secrets[name] = /** @type {() => string} */ (makers[name])();
  if (missing.length > 0) saveSecrets(dataDir, stored);
  return stored;
}

/**
 * The secrets that are there; none is made.
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
export function readSecrets(dataDir) {
  return read(secretsFile(dataDir)).secrets;
}

/**
 * Those that the environment names, as containers and units of systemd have them, or else the data folder's: a file that an earlier
 * `npm start` has left there is not in their way. None is made.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string | undefined>}
 */
export function findSecrets(dataDir, env) {
  const names = [...secretsOf.cms, ...secretsOf.proxy];
  const stored = hasSecrets(dataDir) ? readSecrets(dataDir) : {};
  return Object.fromEntries(names.map((name) => [name, env[name] || stored[name]]));
}

/**
 * @param {string} file
 * @returns {Stored}
 */
function read(file) {
  try {
    /** @type {Partial<Stored>} */
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    const secrets = stored.secrets ?? {};
    const isList = typeof secrets === 'object' && !Array.isArray(secrets) && !Array.isArray(stored);
    if (!isList || Object.values(secrets).some((one) => typeof one !== 'string')) throw new TypeError();
    return { ...stored, secrets };
  } catch (error) {
    const refusal = refusalOf('The file', file, error);
    if (refusal) throw new Problem(refusal);
    // Without the parser's own words, which quote the file. And not made anew by itself: with other secrets every
    // session and every token of the panel would be void.
    throw new Problem(
      `The secrets in ${file} cannot be read; put back a copy of the file, if you have one, or delete it and start: new ones are made, and everybody signs in again.`,
    );
  }
}

/**
 * Whole or not at all, readable by the owner alone.
 * @param {string} dataDir
 * @param {Stored} stored
 */
export function saveSecrets(dataDir, stored) {
  const file = secretsFile(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * The secrets of one part as environment variables.
 * @param {Stored} stored
 * @param {'cms' | 'proxy'} part
 * @returns {Record<string, string>}
 */
export function secretsFor(stored, part) {
  return Object.fromEntries(secretsOf[part].map((name) => [name, stored.secrets[name] ?? '']));
}

/**
 * One sentence when there is a secrets' file that cannot be read.
 * @param {string} dataDir
 * @returns {string | undefined}
 */
export function secretsProblem(dataDir) {
  try {
    if (hasSecrets(dataDir)) read(secretsFile(dataDir));
    return undefined;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * Whether the product was ever started with this data folder.
 * @param {string} dataDir
 */
export function hasSecrets(dataDir) {
  return existsSync(secretsFile(dataDir));
}

/** @param {string} dataDir */
function secretsFile(dataDir) {
  return join(dataDir, 'secrets.json');
}
