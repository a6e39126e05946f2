import { randomInt } from 'node:crypto';

/** @typedef {import('./secrets.mjs').FirstAdmin} FirstAdmin */

// Without the characters that people mistake for one another.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/**
 * Whether Strapi's panel takes this password: at least 8 characters with an upper-case and a lower-case letter and a
 * digit, and no more than the 72 bytes that its hash looks at.
 * @param {string} password
 */
export function panelAllows(password) {
  const bytes = Buffer.byteLength(password);
  return password.length >= 8 && bytes <= 72 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password);
}

/** A password that both user stores take: five groups of four. */
export function randomPassword() {
  for (;;) {
    const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
    const password = letters.replace(/(.{4})(?=.)/g, '$1-');
    if (panelAllows(password)) return password;
  }
}

/**
 * The passwords that the first admin gets. Made-up ones stay the same until somebody has been told of them, so that a
 * first start which fails half-way can be repeated.
 * @param {string | undefined} wanted ADMIN_PASSWORD
 * @param {FirstAdmin | undefined} earlier what the secrets' file says
 * @returns {{ password: string, panelPassword: string, keep: FirstAdmin }} `keep` goes to the secrets' file
 */
export function planFirstAdmin(wanted, earlier) {
  const made = earlier?.told === false ? earlier : undefined;
  const password = wanted ?? made?.password ?? randomPassword();
  const panelPassword = panelAllows(password) ? password : (made?.panelPassword ?? randomPassword());
  const keep = {
    /** @type {false} */ told: false,
    ...(earlier && wasTold(earlier) ? { before: /** @type {true} */ (true) } : {}),
    ...(wanted ? {} : { password }),
    ...(panelPassword === password ? {} : { panelPassword }),
  };
  return { password, panelPassword, keep };
}

/**
 * Whether somebody was ever told of a first sign-in: the product has been started before.
 * @param {FirstAdmin} firstAdmin
 */
export function wasTold(firstAdmin) {
  return firstAdmin.told || firstAdmin.before === true;
}
