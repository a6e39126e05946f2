import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSqlite, newDatabase, urlOf } from './postgres';

/** Not `public`: what names no schema is found all the same. */
const SCHEMA = 'content';

const cms = join(import.meta.dirname, '..', '..');

export const admin = { username: 'ada', email: 'ada@example.com', password: 'A-password-1' };
export const secrets = { readToken: 'read-token', proxySecret: 'proxy-secret' };

/** Where Strapi finds what runs. */
export const folders = { appDir: cms, distDir: join(cms, 'dist') };

/**
 * Settings of a CMS of its own, in a folder and, with TEST_DATABASE_URL, in a database of its own. Throws when what would run
 * is older than its source.
 */
export async function prepareEnvironment(): Promise<void> {
  if (newest(join(cms, 'src')) > newest(join(folders.distDir, 'src'))) {
    throw new Error('cms/dist is older than cms/src: run `npm run compile` in cms/');
  }
  const database = isSqlite ? null : await newDatabase(SCHEMA);
  Object.assign(process.env, {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'cms-')),
    ...(database === null ? {} : { DATABASE_URL: urlOf(database), DATABASE_SCHEMA: SCHEMA }),
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

/** Time of the last change below a folder, the panel's sources apart. */
function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/admin') && /\.(ts|js|json)$/.test(entry.name))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(0, ...times);
}
