import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase, isSqlite, newDatabase, urlOf } from './postgres';

/** Not `public`: what names no schema is found all the same. */
const SCHEMA = 'content';

const cms = join(import.meta.dirname, '..', '..');

export const admin = { username: 'ada', email: 'ada@example.com', password: 'A-password-1' };
export const secrets = { readToken: 'the-read-token-of-tests', proxySecret: 'the-proxy-secret-of-tests' };

/** Where Strapi finds what runs. */
export const folders = { appDir: cms, distDir: join(cms, 'dist') };

/** Everything that a CMS keeps: a folder and, on PostgreSQL, a database. */
export type Kept = { dataDir: string; database: string | null };

/** The one that this process uses. */
let used: Kept | null = null;

/**
 * Settings of a CMS of its own, on a copy of what is given, or else on nothing: in a folder and, with TEST_DATABASE_URL, in a
 * database of its own. Throws when what would run is older than its source.
 */
export async function prepareEnvironment(from: Kept | null): Promise<void> {
  if (newest(join(cms, 'src')) > newest(join(folders.distDir, 'src'))) {
    throw new Error('cms/dist is older than cms/src: run `npm run compile` in cms/');
  }
  if (used !== null) await forget(used);
  used = await copyOf(from, tmpdir());
  Object.assign(process.env, {
    DATA_DIR: used.dataDir,
    ...(used.database === null ? {} : { DATABASE_URL: urlOf(used.database), DATABASE_SCHEMA: SCHEMA }),
    CMS_SERVE_PANEL: 'false',
    STRAPI_TELEMETRY_DISABLED: 'true',
    LOG_LEVEL: 'silent',
    // Tests of what lies on the disk know everything that does; those of the copies begin them by themselves.
    PICTURE_COPIES: 'off',
    APP_KEYS: 'one,two',
    API_TOKEN_SALT: 'salt',
    ADMIN_JWT_SECRET: 'admin-jwt',
    TRANSFER_TOKEN_SALT: 'transfer',
    JWT_SECRET: 'jwt',
    ENCRYPTION_KEY: 'an-encryption-key-of-32-letters-',
    CMS_READ_TOKEN: secrets.readToken,
    CMS_PROXY_SECRET: secrets.proxySecret,
    ADMIN_USERNAME: admin.username,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
}

/** A copy of what this process uses, for others to copy; whoever used it has stopped. */
export function keepUsed(): Promise<Kept> {
  return copyOf(used, process.env['TEST_RUN_FOLDER'] ?? tmpdir());
}

async function copyOf(from: Kept | null, folder: string): Promise<Kept> {
  const dataDir = mkdtempSync(join(folder, 'cms-'));
  if (from !== null) cpSync(from.dataDir, dataDir, { recursive: true });
  return { dataDir, database: isSqlite ? null : await newDatabase(SCHEMA, from?.database ?? null) };
}

async function forget({ dataDir, database }: Kept): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  if (database !== null) await dropDatabase(database);
}

/** Time of the last change below a folder, the panel's sources apart. */
function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/admin') && /\.(ts|js|json)$/.test(entry.name))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(0, ...times);
}
