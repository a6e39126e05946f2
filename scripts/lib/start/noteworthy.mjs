import { stripVTControlCharacters } from 'node:util';

/**
 * What a line of a part's log says when it is a warning or an error, else undefined. Understands the proxy's JSON
 * lines and Strapi's `[time] level: text`.
 * @param {string} line
 * @returns {string | undefined}
 */
export function noteworthy(line) {
  const plain = stripVTControlCharacters(line).trim();
  if (plain.startsWith('{')) return fromJson(plain);
  const match = /^\[[^\]]*\]\s*(warn|error):\s*(.*)$/.exec(plain);
  return match ? `${match[1] === 'warn' ? 'warning' : 'error'}: ${match[2]}` : undefined;
}

/** @param {string} text */
function fromJson(text) {
  try {
    /** @type {{ level?: unknown, msg?: unknown, err?: { message?: unknown } }} */
    const entry = JSON.parse(text);
    if (typeof entry.level !== 'number' || entry.level < 40) return undefined;
    const why =
      typeof entry.err?.message === 'string' && entry.err.message !== entry.msg ? ` (${entry.err.message})` : '';
    return `${entry.level >= 50 ? 'error' : 'warning'}: ${String(entry.msg ?? 'see the log')}${why}`;
  } catch {
    return undefined;
  }
}

/**
 * Lets a few lines through in each stretch of time, each only once, and then says how many more there were.
 * @param {(line: string) => void} say
 * @param {{ limit?: number, everyMs?: number, now?: () => number }} [options]
 * @returns {(line: string) => void}
 */
export function createDigest(say, { limit = 5, everyMs = 10_000, now = Date.now } = {}) {
  let since = -Infinity;
  /** @type {Set<string>} */
  const said = new Set();
  let held = 0;
  return (line) => {
    if (now() - since >= everyMs) {
      if (held > 0) say(`${held} more warnings and errors are in the log`);
      since = now();
      said.clear();
      held = 0;
    }
    if (said.size < limit && !said.has(line)) {
      said.add(line);
      say(line);
    } else {
      held += 1;
    }
  };
}

/**
 * Takes the secrets out of a line.
 * @param {string[]} secrets
 * @returns {(line: string) => string}
 */
export function redactor(secrets) {
  const hidden = secrets.filter((secret) => secret.length >= 8);
  return (line) => hidden.reduce((text, secret) => text.replaceAll(secret, '***'), line);
}
