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
  const match = /^\[[^\]]*\]\s*(warn|error):(.*)$/.exec(plain);
  return match ? `${match[1] === 'warn' ? 'warning' : 'error'}: ${match[2].trim()}` : undefined;
}

/**
 * What somebody else may have written neither begins lines of its own nor moves the cursor.
 * @param {string} text
 */
function onOneLine(text) {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return stripVTControlCharacters(text).replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}

/** @param {string} text */
function fromJson(text) {
  try {
    /** @type {{ level?: unknown, msg?: unknown, err?: { message?: unknown } }} */
    const entry = JSON.parse(text);
    if (typeof entry.level !== 'number' || entry.level < 40) return undefined;
    const why =
      typeof entry.err?.message === 'string' && entry.err.message !== entry.msg ? ` (${entry.err.message})` : '';
    return onOneLine(`${entry.level >= 50 ? 'error' : 'warning'}: ${String(entry.msg ?? 'see the log')}${why}`);
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

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Settings that hold an address with a password, or a token. */
const SECRET_SETTINGS = ['DATABASE_URL', 'SMTP_URL', 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_TOKEN'];

/**
 * What of the settings no line may have: tokens, and the passwords inside addresses, also as they read once decoded.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function secretSettings(env) {
  return SECRET_SETTINGS.flatMap((name) => {
    const value = env[name] ?? '';
    if (!value.includes('://') || !URL.canParse(value)) return [value];
    const { password } = new URL(value);
    return [password, decoded(password)];
  });
}
