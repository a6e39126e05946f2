import { isAbsolute, join } from 'node:path';
import { checkMail } from './settings/check-mail.mjs';
import { checkOrigin } from './settings/check-origin.mjs';
import { checkStores } from './settings/check-stores.mjs';
import { isEmail, isOrigin, readPort, readUrl, text } from './settings/values.mjs';

/**
 * What a person may set; see the table in README.md.
 * @typedef {object} Settings
 * @property {number} port the public origin's port
 * @property {number} cmsPort Strapi's port
 * @property {string} host the address that the public origin listens on
 * @property {string} dataDir absolute
 * @property {string | undefined} publicUrl without a slash at its end
 * @property {string | undefined} cmsPublicUrl without a slash at its end
 * @property {string} adminUsername
 * @property {string} adminEmail
 * @property {string | undefined} adminPassword
 */

/** @typedef {import('./settings/values.mjs').Env} Env */

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings and lists, one sentence each, those that are malformed.
 * @param {Env} env
 * @param {string} root the folder that a relative DATA_DIR starts from
 * @returns {{ settings: Settings, problems: string[] }}
 */
export function readSettings(env, root) {
  /** @type {string[]} */
  const problems = [];
  const port = readPort(env, 'PORT', 8080, problems);
  const cmsPort = readPort(env, 'CMS_PORT', 1337, problems);
  if (port === cmsPort) problems.push(`PORT and CMS_PORT are both ${port}; give them different numbers.`);
  const dataDir = text(env, 'DATA_DIR') ?? '.data';
  const settings = {
    port,
    cmsPort,
    host: text(env, 'HOST') ?? '127.0.0.1',
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    publicUrl: readUrl(env, 'PUBLIC_URL', problems),
    cmsPublicUrl: readUrl(env, 'CMS_PUBLIC_URL', problems),
    adminUsername: text(env, 'ADMIN_USERNAME') ?? 'admin',
    adminEmail: text(env, 'ADMIN_EMAIL') ?? 'admin@example.com',
    adminPassword: env['ADMIN_PASSWORD'] || undefined,
  };
  checkAdmin(settings, problems);
  // What only the parts read is checked here too, so that a typing error is told before anything starts.
  checkOrigin(env, problems);
  checkStores(env, problems);
  checkMail(env, problems);
  checkRest(env, problems);
  return { settings, problems };
}

/**
 * @param {Settings} settings
 * @param {string[]} problems
 */
function checkAdmin(settings, problems) {
  if (settings.adminUsername.length < 3) problems.push('ADMIN_USERNAME must have at least 3 characters.');
  if (!isEmail(settings.adminEmail)) {
    problems.push(`ADMIN_EMAIL is "${settings.adminEmail}"; it must be an e-mail address.`);
  }
  if (settings.adminPassword && settings.adminPassword.length < 6) {
    problems.push('ADMIN_PASSWORD must have at least 6 characters.');
  }
  if (Buffer.byteLength(settings.adminPassword ?? '') > 72) {
    problems.push('ADMIN_PASSWORD must not be longer than 72 bytes.');
  }
}

/**
 * What is left: choices, logs, and what stands in for services.
 * @param {Env} env
 * @param {string[]} problems
 */
function checkRest(env, problems) {
  const copies = text(env, 'PICTURE_COPIES');
  if (copies && !['on', 'off'].includes(copies)) problems.push(`PICTURE_COPIES is "${copies}"; it must be on or off.`);
  const google = text(env, 'SEARCH_CONSOLE_URL');
  if (google && !isOrigin(google)) {
    problems.push(
      `SEARCH_CONSOLE_URL is "${google}"; it must be an address such as https://searchconsole.googleapis.com.`,
    );
  }
  const services = text(env, 'SERVICES_URL');
  if (services && !isOrigin(services)) {
    problems.push(`SERVICES_URL is "${services}"; it must be an address such as http://127.0.0.1:9000.`);
  }
  const level = text(env, 'LOG_LEVEL');
  if (level && !logLevels.includes(level)) {
    problems.push(`LOG_LEVEL is "${level}"; it must be one of ${logLevels.join(', ')}.`);
  }
}
