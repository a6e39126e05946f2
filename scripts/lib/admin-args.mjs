import { parseArgs } from 'node:util';
import { isEmail } from './settings/values.mjs';

export const usage = `npm run admin -- add <user name> --email <address>
npm run admin -- reset <user name>
npm run admin -- disable <user name>
npm run admin -- unlock <user name>
A made-up password is printed; ADMIN_PASSWORD in the environment sets another one.`;

const actions = /** @type {const} */ (['add', 'reset', 'disable', 'unlock']);

/**
 * @param {string[]} args
 * @returns {{ action: typeof actions[number], username: string, email?: string } | undefined} undefined: show the usage
 */
export function parseAdminArgs(args) {
  const parsed = tryParse(args);
  const action = actions.find((one) => one === parsed?.positionals[0]);
  const username = parsed?.positionals[1];
  const email = parsed?.values.email;
  if (!parsed || !action || !username || parsed.positionals.length > 2) return undefined;
  if ((action === 'add') !== (email !== undefined)) return undefined;
  return { action, username, ...(email === undefined ? {} : { email }) };
}

/**
 * One sentence when the CMS would not take these words.
 * @param {{ action: string, username: string, email?: string }} wish
 * @returns {string | undefined}
 */
export function wishProblem({ action, username, email }) {
  if (action === 'add' && username.trim().length < 3) return 'The user name must have at least 3 characters.';
  if (email !== undefined && !isEmail(email)) return `"${email}" is not an e-mail address.`;
  return undefined;
}

/** @param {string[]} args */
function tryParse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { email: { type: 'string' } } });
  } catch {
    return undefined;
  }
}
