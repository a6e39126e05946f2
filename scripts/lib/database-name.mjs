import { text } from './settings/values.mjs';

/**
 * Which database the settings name, for notes: without its role and password, which may change.
 * @param {import('./settings/values.mjs').Env} env
 * @returns {string}
 */
export function databaseName(env) {
  const address = text(env, 'DATABASE_URL');
  if (!address) return 'SQLite';
  // Some that PostgreSQL takes are no addresses of the web: without the words of the parser, which quote the password.
  if (!URL.canParse(address)) return 'PostgreSQL';
  const { hostname, port, pathname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `${host}:${port || 5432}${pathname} (${text(env, 'DATABASE_SCHEMA') ?? 'public'})`;
}
