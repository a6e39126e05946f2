import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

/** Comes without types of its own. */
const { Client } = createRequire(import.meta.url)('pg');

const cms = join(import.meta.dirname, '..', '..');

export const admin = { username: 'ada', email: 'ada@example.com', password: 'A-password-1' };
export const secrets = { readToken: 'read-token', proxySecret: 'proxy-secret' };

/** Whether the tests run on SQLite, as they do unless another database is named. */
export const isSqlite = process.env['TEST_DATABASE_URL'] === undefined;

/**
 * Settings of a CMS of its own, in a folder of its own. With TEST_DATABASE_URL the same tests run on PostgreSQL, each file
 * in a schema of its own.
 */
export async function prepareEnvironment(): Promise<{ appDir: string; distDir: string }> {
  const distDir = join(cms, 'dist');
  if (newest(join(cms, 'src')) > newest(join(distDir, 'src'))) {
    throw new Error('cms/dist is older than cms/src: run `npm run compile` in cms/');
  }
  Object.assign(process.env, {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'cms-test-')),
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
  const url = process.env['TEST_DATABASE_URL'];
  if (url) Object.assign(process.env, { DATABASE_URL: url, DATABASE_SCHEMA: await newSchema(url) });
  return { appDir: cms, distDir };
}

async function newSchema(connectionString: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.end();
  return name;
}

/** Time of the last change below a folder, the panel's sources apart. */
function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/admin') && /\.(ts|js|json)$/.test(entry.name))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(0, ...times);
}
