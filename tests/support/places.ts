import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryEnv, proxyFlags } from '../../scripts/lib/node-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where the parts are. */
export const places = {
  root,
  cms: join(root, 'cms'),
  contract: join(root, 'compat-proxy/contract'),
  webDist: join(root, 'web/dist'),
  cache: join(root, 'node_modules/.cache'),
};

export const proxyArgs = [...proxyFlags, join(root, 'compat-proxy/dist/server.js')];

export const cmsArgs = [join(places.cms, 'scripts/start.mjs')];

/** What starts a Strapi project that has nothing of ours. */
export const strapiArgs = [join(places.cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'];

/** The first admin of every test installation. */
export const admin = { username: 'founder', email: 'founder@example.com', password: 'Correct-Horse-9' };

/** Secrets of test installations; nothing else may use them. */
export const secrets = {
  APP_KEYS: 'test-key-1,test-key-2',
  API_TOKEN_SALT: 'test-token-salt',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret',
  TRANSFER_TOKEN_SALT: 'test-transfer-salt',
  JWT_SECRET: 'test-jwt-secret-of-some-length',
  ENCRYPTION_KEY: 'test-encryption-key-32-characters',
  CMS_READ_TOKEN: 'ab'.repeat(128),
  CMS_PROXY_SECRET: 'test-proxy-secret-of-some-length',
  SESSION_SECRET: 'test-session-secret-of-some-length',
};

function machine(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

export function cmsEnvironment(dataDir: string, port: number, panel: boolean): Record<string, string> {
  return {
    ...machine(),
    ...memoryEnv,
    ...secrets,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    CMS_HOST: '127.0.0.1',
    CMS_PORT: String(port),
    CMS_SERVE_PANEL: String(panel),
    // Tests of what lies on the disk know everything that does.
    PICTURE_COPIES: 'off',
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PANEL_PASSWORD: admin.password,
  };
}

export function proxyEnvironment(dataDir: string, port: number, cmsPort: number): Record<string, string> {
  return {
    ...machine(),
    ...memoryEnv,
    ...secrets,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(port),
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    DATA_DIR: dataDir,
    WEB_DIST: places.webDist,
  };
}
