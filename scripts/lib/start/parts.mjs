import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers } from '../health.mjs';
import { memoryEnv, proxyFlags } from '../node-flags.mjs';
import { outputs, places, root } from '../paths.mjs';
import { secretsFor } from '../secrets.mjs';
import { isAtLongWork } from './long-work.mjs';

/** @typedef {import('./supervise.mjs').Part} Part */
/** @typedef {import('../settings.mjs').Settings} Settings */

/** Of the machine's own environment, all that a part gets to see. */
const machine = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

/** An object store for the uploads, which both parts use. */
const objectStore = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_PREFIX'];

/** The settings that each part reads itself. */
const passed = {
  cms: [
    'PUBLIC_URL',
    'CMS_PUBLIC_URL',
    'DATABASE_URL',
    'DATABASE_SCHEMA',
    'DATABASE_POOL',
    'SMTP_URL',
    'SMS_WEBHOOK_URL',
    'SMS_WEBHOOK_TOKEN',
    'MAIL_FROM',
    'OUTBOX_DAYS',
    'PICTURE_COPIES',
    ...objectStore,
    'LOG_LEVEL',
  ],
  proxy: [
    'PUBLIC_URL',
    'ALLOWED_ORIGINS',
    'TRUST_PROXY',
    'MAP_TILES_URL',
    'MAP_ATTRIBUTION',
    'PROXY_PROCESSES',
    'REDIS_URL',
    ...objectStore,
    'S3_CACHE_MB',
    'PAGE_CACHE_MB',
    'PAGE_FILES_DIR',
    'OFFLINE_READING',
    'GOOGLE_CREDENTIALS_FILE',
    'SEARCH_CONSOLE_URL',
    'SERVICES_URL',
    'METRICS_PORT',
    'METRICS_HOST',
    'LOG_LEVEL',
  ],
};
/** Empty says something: no map. */
const mayBeEmpty = ['MAP_TILES_URL'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export function pick(env, names) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value || (value === '' && mayBeEmpty.includes(name)) ? [[name, value]] : [];
    }),
  );
}

const preload = ['--import', pathToFileURL(join(root, 'scripts/lib/die-with-parent.mjs')).href];

/**
 * @typedef {object} World what the parts are started in
 * @property {NodeJS.ProcessEnv} env
 * @property {Settings} settings
 * @property {import('../secrets.mjs').Stored} stored
 * @property {{ password?: string, panelPassword?: string }} firstAdmin
 * @property {string} [lanHost] the network address that counts as ours, `host:port`
 */

/**
 * Strapi, on loopback.
 * @param {World} world
 * @returns {Part}
 */
export function cmsPart({ env, settings, stored, firstAdmin }) {
  return {
    name: 'The CMS',
    command: process.execPath,
    args: [...preload, outputs.cmsStart],
    cwd: places.cms,
    env: {
      ...memoryEnv,
      ...pick(env, [...machine, ...passed.cms]),
      ...secretsFor(stored, 'cms'),
      NODE_ENV: 'production',
      SUPERVISED: '1',
      STRAPI_TELEMETRY_DISABLED: 'true',
      CMS_HOST: '127.0.0.1',
      CMS_PORT: String(settings.cmsPort),
      DATA_DIR: settings.dataDir,
      ADMIN_USERNAME: settings.adminUsername,
      ADMIN_EMAIL: settings.adminEmail,
      ...(firstAdmin.password ? { ADMIN_PASSWORD: firstAdmin.password } : {}),
      ...(firstAdmin.panelPassword ? { PANEL_PASSWORD: firstAdmin.panelPassword } : {}),
    },
    ready: () => answers(`http://127.0.0.1:${settings.cmsPort}/_health`, 204),
    // A CMS waits for ten minutes until another one that starts with the same database has ended that.
    readyWithinMs: 660_000,
    isAtWork: () => isAtLongWork(settings.dataDir),
    log: logOf(settings, 'cms'),
  };
}

/**
 * The public origin.
 * @param {World} world
 * @returns {Part}
 */
export function proxyPart({ env, settings, stored, lanHost }) {
  return {
    name: 'The proxy',
    command: process.execPath,
    args: [...preload, ...proxyFlags, outputs.proxyServer],
    cwd: places.proxy,
    env: {
      ...memoryEnv,
      ...pick(env, [...machine, ...passed.proxy]),
      ...secretsFor(stored, 'proxy'),
      NODE_ENV: 'production',
      SUPERVISED: '1',
      HOST: settings.host,
      PORT: String(settings.port),
      DATA_DIR: settings.dataDir,
      CMS_URL: cmsUrl(settings),
      WEB_DIST: outputs.webDist,
      ...(lanHost ? { LAN_HOST: lanHost } : {}),
    },
    ready: () => answers(`${localOrigin(settings)}/healthz`, 200),
    readyWithinMs: 60_000,
    log: logOf(settings, 'proxy'),
  };
}

/** @param {Settings} settings @param {string} name */
function logOf(settings, name) {
  return join(settings.dataDir, 'logs', `${name}.log`);
}

/** @param {Settings} settings */
export function cmsUrl(settings) {
  return `http://127.0.0.1:${settings.cmsPort}`;
}

/**
 * Where this machine itself reaches the public origin.
 * @param {Settings} settings
 */
export function localOrigin(settings) {
  const { host, port } = settings;
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
