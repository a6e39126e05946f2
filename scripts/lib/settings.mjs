import { isIP } from 'node:net';
import { isAbsolute, join } from 'node:path';

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

/** @typedef {Record<string, string | undefined>} Env */

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
  checkRest(env, problems);
  return { settings, problems };
}

/**
 * @param {Env} env
 * @param {string} name
 */
function text(env, name) {
  return env[name]?.trim() || undefined;
}

/**
 * @param {Env} env
 * @param {string} name
 * @param {number} fallback
 * @param {string[]} problems
 */
function readPort(env, name, fallback, problems) {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  problems.push(`${name} is "${value}"; it must be a port number between 1 and 65535.`);
  return fallback;
}

/**
 * @param {Env} env
 * @param {string} name
 * @param {string[]} problems
 */
function readUrl(env, name, problems) {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (isOrigin(value)) return value.replace(/\/+$/, '');
  problems.push(`${name} is "${value}"; it must be an address such as https://www.example.com, without a path.`);
  return undefined;
}

/** @param {string} value */
function isOrigin(value) {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  return web && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/** @param {string} value */
export function isEmail(value) {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
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
 * An address, a range of them, or one of the names that the proxy knows for ranges.
 * @param {string} text
 */
function isAddress(text) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || isIP(bits) === 4 || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** @param {string} value */
function isMailServer(value) {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/** @param {string} value */
function isWebhook(value) {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && username === '';
}

/**
 * How mails and short messages are sent; the server's address may hold a password and is never shown.
 * @param {Env} env
 * @param {string[]} problems
 */
function checkMail(env, problems) {
  const server = text(env, 'SMTP_URL');
  if (server && !isMailServer(server)) {
    problems.push('SMTP_URL must look like smtp://user:password@mail.example.com:587, or smtps://….');
  }
  const sms = text(env, 'SMS_WEBHOOK_URL');
  if (sms && !isWebhook(sms)) {
    problems.push('SMS_WEBHOOK_URL must be an address such as https://sms.example.com/send.');
  }
  const days = text(env, 'OUTBOX_DAYS');
  if (days && !/^[1-9]\d{0,3}$/.test(days)) {
    problems.push(`OUTBOX_DAYS is "${days}"; it must be a number of days from 1 to 9999.`);
  }
  const from = text(env, 'MAIL_FROM');
  const sender = /^(?:[^<>"\r\n]+<([^<>"]+)>|([^<>"]+))$/.exec(from ?? '');
  if (from && !isEmail(sender?.[1] ?? sender?.[2] ?? '')) {
    problems.push(
      `MAIL_FROM is "${from}"; it must be an e-mail address, or a name and one: Apoti <hello@example.com>.`,
    );
  }
}

/**
 * An object store is set whole or not at all; its secret key is never shown.
 * @param {Env} env
 * @param {string[]} problems
 */
function checkObjectStore(env, problems) {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  const missing = needed.filter((name) => text(env, name) === undefined);
  const isWanted = [...needed, 'S3_REGION', 'S3_PREFIX'].some((name) => text(env, name) !== undefined);
  if (isWanted && missing.length > 0) {
    problems.push(`${missing.join(', ')}: missing; the settings of an object store (S3_…) are set together.`);
  }
  const endpoint = text(env, 'S3_ENDPOINT');
  if (endpoint && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) {
    problems.push('S3_ENDPOINT must be an address such as https://s3.eu-west-1.amazonaws.com.');
  }
}

/**
 * Settings that only the parts read, checked here so that a typing error is told before anything starts.
 * @param {Env} env
 * @param {string[]} problems
 */
function checkRest(env, problems) {
  for (const origin of (text(env, 'ALLOWED_ORIGINS') ?? '').split(',').map((one) => one.trim())) {
    if (origin && !isOrigin(origin)) {
      problems.push(`ALLOWED_ORIGINS contains "${origin}"; list addresses such as https://app.example.com.`);
    }
  }
  const trusted = text(env, 'TRUST_PROXY');
  if (trusted && !/^\d+$/.test(trusted) && !trusted.split(',').every((one) => isAddress(one.trim()))) {
    problems.push(
      `TRUST_PROXY is "${trusted}"; it must be a number of hops, or addresses such as 10.0.0.0/8, 192.168.1.7.`,
    );
  }
  const tiles = text(env, 'MAP_TILES_URL');
  if (
    tiles &&
    !(/^https?:\/\/[\w.:-]+\/\S*$/.test(tiles) && ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)))
  ) {
    problems.push(
      `MAP_TILES_URL is "${tiles}"; it must be an http(s) address with {z}, {x} and {y}, or empty for no map.`,
    );
  }
  const cache = text(env, 'PAGE_CACHE_MB');
  if (cache && !(/^[1-9]\d{0,3}$/.test(cache) && Number(cache) <= 1_024)) {
    problems.push(`PAGE_CACHE_MB is "${cache}"; it must be a number of megabytes from 1 to 1024.`);
  }
  const processes = text(env, 'PROXY_PROCESSES');
  if (processes && processes !== 'auto' && !(/^[1-9]\d?$/.test(processes) && Number(processes) <= 64)) {
    problems.push(`PROXY_PROCESSES is "${processes}"; it must be a number from 1 to 64, or auto for one a core.`);
  }
  const redis = text(env, 'REDIS_URL');
  if (redis && !(/^rediss?:\/\/\S+$/.test(redis) && URL.canParse(redis))) {
    problems.push('REDIS_URL must look like redis://user:password@host:6379/0, or rediss://… where it is encrypted.');
  }
  checkObjectStore(env, problems);
  const files = text(env, 'PAGE_FILES_DIR');
  if (files && !isAbsolute(files)) problems.push(`PAGE_FILES_DIR is "${files}"; it must be an absolute path.`);
  const copies = text(env, 'PICTURE_COPIES');
  if (copies && !['on', 'off'].includes(copies)) problems.push(`PICTURE_COPIES is "${copies}"; it must be on or off.`);
  const offline = text(env, 'OFFLINE_READING');
  if (offline && !['on', 'off'].includes(offline))
    problems.push(`OFFLINE_READING is "${offline}"; it must be on or off.`);
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
  const metrics = text(env, 'METRICS_PORT');
  if (metrics && !(/^\d{1,5}$/.test(metrics) && Number(metrics) > 0 && Number(metrics) < 65_536)) {
    problems.push(`METRICS_PORT is "${metrics}"; it must be a port number between 1 and 65535.`);
  }
  const level = text(env, 'LOG_LEVEL');
  if (level && !logLevels.includes(level)) {
    problems.push(`LOG_LEVEL is "${level}"; it must be one of ${logLevels.join(', ')}.`);
  }
  const database = text(env, 'DATABASE_URL');
  if (database && !/^postgres(ql)?:\/\/\S+$/.test(database)) {
    problems.push('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  }
  checkMail(env, problems);
  const schema = text(env, 'DATABASE_SCHEMA');
  if (schema && !/^[A-Za-z_]\w*$/.test(schema)) {
    problems.push(`DATABASE_SCHEMA is "${schema}"; it must be a name of letters, digits and underscores.`);
  }
  const pool = text(env, 'DATABASE_POOL');
  if (pool && !/^[1-9]\d{0,3}$/.test(pool)) {
    problems.push(`DATABASE_POOL is "${pool}"; it must be a number of connections, 1 or more.`);
  }
}
