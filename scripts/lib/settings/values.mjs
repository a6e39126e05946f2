/** @typedef {Record<string, string | undefined>} Env */

/**
 * A setting's value; undefined where it is not set, or empty.
 * @param {Env} env
 * @param {string} name
 */
export function text(env, name) {
  return env[name]?.trim() || undefined;
}

/**
 * A setting that is a port.
 * @param {Env} env
 * @param {string} name
 * @param {number} fallback
 * @param {string[]} problems
 */
export function readPort(env, name, fallback, problems) {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  problems.push(`${name} is "${value}"; it must be a port number between 1 and 65535.`);
  return fallback;
}

/**
 * A setting that is the address of a site, without a slash at its end.
 * @param {Env} env
 * @param {string} name
 * @param {string[]} problems
 */
export function readUrl(env, name, problems) {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (isOrigin(value)) return value.replace(/\/+$/, '');
  problems.push(`${name} is "${value}"; it must be an address such as https://www.example.com, without a path.`);
  return undefined;
}

/**
 * Whether this is the address of a site, without a path.
 * @param {string} value
 */
export function isOrigin(value) {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  return web && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/**
 * Whether this looks like an e-mail address.
 * @param {string} value
 */
export function isEmail(value) {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);
}
