import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.mjs';

const problemsOf = (/** @type {Record<string, string>} */ env) => readSettings(env, '/srv/product').problems;

describe('the settings', () => {
  it('need nothing to be set', () => {
    const { settings, problems } = readSettings({}, '/srv/product');
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({ port: 8080, cmsPort: 1337, host: '127.0.0.1', dataDir: '/srv/product/.data' });
  });

  it('count an empty value as not set, and a relative data folder from the root', () => {
    const { settings } = readSettings(
      { PORT: '', DATA_DIR: 'state', PUBLIC_URL: 'https://a.example/' },
      '/srv/product',
    );
    expect(settings).toMatchObject({ port: 8080, dataDir: '/srv/product/state', publicUrl: 'https://a.example' });
  });

  it.each([
    [{ PORT: '80x' }, 'PORT is "80x"; it must be a port number between 1 and 65535.'],
    [{ CMS_PORT: '70000' }, 'CMS_PORT is "70000"; it must be a port number between 1 and 65535.'],
    [{ PORT: '1337' }, 'PORT and CMS_PORT are both 1337; give them different numbers.'],
    [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL is "www.example.com"'],
    [{ PUBLIC_URL: 'https://example.com/shop' }, 'without a path'],
    [{ ALLOWED_ORIGINS: 'https://a.example, b.example' }, 'ALLOWED_ORIGINS contains "b.example"'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"; it must be a number of hops, or addresses such as'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is'],
    [{ DATABASE_SCHEMA: 'my schema' }, 'DATABASE_SCHEMA is "my schema"'],
    [{ DATABASE_SCHEMA: 'Site' }, 'DATABASE_SCHEMA is "Site"; it must be a name of small letters'],
    [{ DATABASE_POOL: 'none' }, 'DATABASE_POOL is "none"; it must be a number of connections, 1 or more.'],
    [{ ADMIN_PASSWORD: 'ä'.repeat(37) }, 'ADMIN_PASSWORD must not be longer than 72 bytes.'],
    [{ MAP_TILES_URL: 'https://tiles.example/map.png' }, 'MAP_TILES_URL is'],
    [{ SEARCH_CONSOLE_URL: 'google' }, 'SEARCH_CONSOLE_URL is "google"; it must be an address such as'],
    [{ PAGE_FILES_DIR: 'pages' }, 'PAGE_FILES_DIR is "pages"; it must be an absolute path.'],
    [
      { GOOGLE_CREDENTIALS_FILE: './key.json' },
      'GOOGLE_CREDENTIALS_FILE is "./key.json"; it must be an absolute path.',
    ],
    [{ OFFLINE_READING: 'no' }, 'OFFLINE_READING is "no"; it must be on or off.'],
    [{ METRICS_PORT: '9464', PORT: 'http' }, 'PORT is "http"'],
    [{ METRICS_PORT: '1337' }, 'METRICS_PORT takes port 1337, and 1337 is CMS_PORT; choose another one.'],
    [
      { METRICS_PORT: '8079', PROXY_PROCESSES: '2' },
      'METRICS_PORT takes port 8079 to 8080, one for each process, and 8080 is PORT; choose another one.',
    ],
    [{ METRICS_PORT: '65535', PROXY_PROCESSES: '2' }, 'METRICS_PORT is 65535, and 2 processes need ports up to 65536'],
    [{ VITE_API_BASE: 'localhost:9000' }, 'VITE_API_BASE is "localhost:9000"; it must be an address such as'],
    [{ PAGE_CACHE_MB: '2 GB' }, 'PAGE_CACHE_MB is "2 GB"; it must be a number of megabytes from 1 to 1024.'],
    [{ PROXY_PROCESSES: 'two' }, 'PROXY_PROCESSES is "two"; it must be a number from 1 to 64, or auto for one a core.'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must look like redis://'],
    [{ S3_BUCKET: 'site', S3_ENDPOINT: 'https://s3.example.com' }, 'S3_ACCESS_KEY, S3_SECRET_KEY: missing'],
    [{ S3_CACHE_MB: '0' }, 'S3_CACHE_MB is "0"; it must be a number of megabytes from 1 to 1048576.'],
    [{ PICTURE_COPIES: 'no' }, 'PICTURE_COPIES is "no"; it must be on or off.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
    [{ SMS_WEBHOOK_URL: 'sms' }, 'SMS_WEBHOOK_URL must be an address'],
    [{ SERVICES_URL: 'x' }, 'SERVICES_URL is "x"; it must be an address'],
    [{ SMTP_URL: 'mail.example.com:25' }, 'SMTP_URL must look like smtp://'],
    [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL must look like smtp://'],
    [{ OUTBOX_DAYS: 'all' }, 'OUTBOX_DAYS is "all"; it must be a number of days from 1 to 9999.'],
    [{ MAIL_FROM: 'Apoti' }, 'MAIL_FROM is "Apoti"; it must be an e-mail address'],
    [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, 'MAIL_FROM is'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL is "nobody"; it must be an e-mail address.'],
  ])('%o is told in one sentence', (env, sentence) => {
    const problems = problemsOf(/** @type {Record<string, string>} */ (env));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });

  it.each(['1', '10.0.0.1', '10.0.0.0/8, 192.168.1.7', 'loopback', 'fd00::/8', '10.0.0.0/255.0.0.0'])(
    'TRUST_PROXY may be %s',
    (value) => {
      expect(problemsOf({ TRUST_PROXY: value })).toEqual([]);
    },
  );

  it('R4: METRICS_PORT may be the number of another port at another address', () => {
    expect(problemsOf({ METRICS_PORT: '8080', METRICS_HOST: '10.0.0.5' })).toEqual([]);
    expect(problemsOf({ METRICS_PORT: '8080', METRICS_HOST: '0.0.0.0' })).toHaveLength(1);
  });

  it.each(['hello@example.com', 'Apoti Lockers <hello@example.com>'])('MAIL_FROM may be %s', (value) => {
    expect(problemsOf({ MAIL_FROM: value, SMTP_URL: 'smtps://a:b@mail.example.com' })).toEqual([]);
  });

  it('never repeat a password or a database address in what they say', () => {
    const addresses = { DATABASE_URL: 'mysql://root:hush@db/x', SMTP_URL: 'smtp//root:hush@mail' };
    const said = problemsOf({ ADMIN_PASSWORD: 'pw-9x', ...addresses }).join(' ');
    expect(said).toContain('ADMIN_PASSWORD');
    expect(said).toContain('DATABASE_URL');
    expect(said).toContain('SMTP_URL');
    expect(said).not.toMatch(/pw-9x|hush/);
  });
});
