import { isAbsolute } from 'node:path';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isOrigin, text } from './values.mjs';

/** @typedef {import('./values.mjs').Env} Env */

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

/**
 * Who asks the public origin and is believed, and what it keeps, shows and is made of.
 * @param {Env} env
 * @param {string[]} problems
 */
export function checkOrigin(env, problems) {
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
  const api = text(env, 'VITE_API_BASE');
  if (api && !/^https?:\/\/[^\s/]+/.test(api)) {
    problems.push(`VITE_API_BASE is "${api}"; it must be an address such as https://api.example.com, or empty.`);
  }
  // Each part has a working folder of its own: from which one a relative path counts, nobody could say.
  for (const name of ['PAGE_FILES_DIR', 'GOOGLE_CREDENTIALS_FILE']) {
    const path = text(env, name);
    if (path && !isAbsolute(path)) problems.push(`${name} is "${path}"; it must be an absolute path.`);
  }
  const offline = text(env, 'OFFLINE_READING');
  if (offline && !['on', 'off'].includes(offline))
    problems.push(`OFFLINE_READING is "${offline}"; it must be on or off.`);
  const metrics = text(env, 'METRICS_PORT');
  if (metrics && !(/^\d{1,5}$/.test(metrics) && Number(metrics) > 0 && Number(metrics) < 65_536)) {
    problems.push(`METRICS_PORT is "${metrics}"; it must be a port number between 1 and 65535.`);
  } else if (metrics) checkMetricsPort(env, Number(metrics), problems);
}

/** Who listens at one of these takes the port at every address of the machine. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * Each process of the proxy tells its figures at a port of its own, from this one on.
 * @param {Env} env
 * @param {number} first
 * @param {string[]} problems
 */
function checkMetricsPort(env, first, problems) {
  const processes = text(env, 'PROXY_PROCESSES') ?? '1';
  const last = first + (processes === 'auto' ? availableParallelism() : Number(processes)) - 1;
  // What is no number is told of its own name.
  if (!Number.isInteger(last)) return;
  if (last > 65_535) {
    problems.push(
      `METRICS_PORT is ${first}, and ${processes} processes need ports up to ${last}; the last there is is 65535.`,
    );
    return;
  }
  const own = text(env, 'METRICS_HOST') ?? '127.0.0.1';
  for (const [name, usual, host] of /** @type {const} */ ([
    ['PORT', '8080', text(env, 'HOST') ?? '127.0.0.1'],
    ['CMS_PORT', '1337', '127.0.0.1'],
  ])) {
    const port = Number(text(env, name) ?? usual);
    if (!Number.isInteger(port) || port < first || port > last) continue;
    if (own !== host && !EVERY_ADDRESS.includes(own) && !EVERY_ADDRESS.includes(host)) continue;
    const range = first === last ? `${first}` : `${first} to ${last}, one for each process`;
    problems.push(`METRICS_PORT takes port ${range}, and ${port} is ${name}; choose another one.`);
  }
}
