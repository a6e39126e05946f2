import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  DEVICE_DAYS,
  INVITATIONS_PER_HOUR,
  LEADS_PER_HOUR,
  LINKS_PER_MINUTE,
  MAX_IMAGE_BYTES,
  MAX_JSON_BYTES,
  MAX_MEDIA_BYTES,
  REQUEST_SECONDS,
  RESETS_PER_HOUR,
  RESET_LINKS,
  RESET_MINUTES,
  RESET_PAUSE_MINUTES,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  signInLimits,
  SUBSCRIPTIONS_PER_HOUR,
} from '@apoti/contract';
import { calls } from '@apoti/contract/calls/calls';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');
const namesSchema = z.array(z.string());
const secretsSchema = z.object({ secretsOf: z.object({ cms: namesSchema, proxy: namesSchema }) });
const script: unknown = await import(pathToFileURL(join(root, 'scripts/lib/secrets.mjs')).href);
const { secretsOf } = secretsSchema.parse(script);
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The rows of the table below a heading, without its head. */
function rowsOf(heading: string): string[][] {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = part.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}
const MB = 1024 * 1024;

/** Names in the code that no server of ours asks: what browsers load, the name of a right at Google, those of formats, examples. */
const notAsked = new Set([
  ...['tile.openstreetmap.org', 'www.youtube-nocookie.com', 'player.vimeo.com'],
  ...['www.googleapis.com', 'schema.org', 'www.w3.org', 'www.sitemaps.org', 'www.google.com'],
]);

/** The code of folders, without tests and comments. */
function sourcesOf(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.|testing|\.d\.ts$/.test(file))
      .map((file) =>
        readFileSync(join(root, folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, ''),
      ),
  );
}

describe('docs/security.md', () => {
  it('F12: tells the limits that are in force', () => {
    const { minutes, perName, perDevice, perAddress } = signInLimits;
    expect(Object.fromEntries(rowsOf('Limits'))).toEqual({
      'wrong sign-ins for a name': `${perName} in ${minutes} minutes`,
      'wrong sign-ins of a known browser': `${perDevice} in ${minutes} minutes`,
      'wrong sign-ins of an address': `${perAddress} in ${minutes} minutes`,
      'links for a forgotten password': `${RESETS_PER_HOUR} an hour for an address, one in ${RESET_PAUSE_MINUTES} minutes and ${RESET_LINKS} in ${RESET_MINUTES} for an account`,
      'invitations of one Admin': `${INVITATIONS_PER_HOUR} an hour`,
      'messages and applications of an address': `${LEADS_PER_HOUR} an hour`,
      'subscriptions of an address': `${SUBSCRIPTIONS_PER_HOUR} an hour`,
      'links from mails of an address': `${LINKS_PER_MINUTE} a minute`,
      'body of a call': `${MAX_JSON_BYTES / MB} MB`,
      'sending a request': `${REQUEST_SECONDS} seconds`,
    });
  });

  it('F10: tells the limits of the balancer as its configuration has them', () => {
    const files = ['compat-proxy/nginx/proxy.conf', 'compat-proxy/nginx/two-of-each.conf', 'docker-compose.yml'];
    const settings = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const of = (setting: string) => new RegExp(`${setting} (\\d+)`).exec(settings)?.[1];
    const [, part = ''] = page.split('The balancer of the repository');
    expect(part.split('## ')[0]?.match(/(?<= )\d+(?=[ .])/g)).toEqual([
      ...['client_max_body_size', 'client_header_timeout', 'client_body_timeout'].map(of),
      ...['limit_conn apoti_clients', 'limit_conn apoti_senders', 'limit_conn apoti_sending'].map(of),
      ...['413', '429', of('worker_connections'), of('worker_processes')],
    ]);
  });

  it('F12: tells how long sessions last, and how many there may be', () => {
    expect(rowsOf('Sessions')).toEqual([
      ['longest session', `${SESSION_DAYS} days from the sign-in`],
      ['ends when nobody uses it', `${SESSION_IDLE_DAYS} days`],
      ['sessions of one account at once', 'any number; a new password ends all others'],
      ['known browser', `${DEVICE_DAYS} days; opens nothing`],
    ]);
  });

  it('F12: tells what may be uploaded, and how much', () => {
    expect(rowsOf('Uploads').map(([kind, most]) => [kind?.split(/[ ,]/)[0], most?.split(',')[0]])).toEqual([
      ['pictures', `${MAX_IMAGE_BYTES / MB} MB`],
      ['video', `${MAX_MEDIA_BYTES / MB} MB`],
      ['documents', `${MAX_MEDIA_BYTES / MB} MB`],
    ]);
  });

  it('F12: tells every secret, and which part has it', () => {
    const told = rowsOf('Secrets and cryptography').flatMap(([names = '', , who = '']) =>
      names.split(', ').flatMap((name) => (who === 'both' ? [`${name} proxy`, `${name} CMS`] : [`${name} ${who}`])),
    );
    const had = [...secretsOf.cms.map((name) => `${name} CMS`), ...secretsOf.proxy.map((name) => `${name} proxy`)];
    expect(told.sort()).toEqual(had.sort());
  });

  it('F12: tells who may call what: every call that a visitor may make is named, and no other', () => {
    const [everybody = [], part = []] = rowsOf('Who may call what').map(([, names = '']) => names.split(', '));
    const of = (audience: string) => [
      ...new Set(calls.filter((call) => call.audience === audience).map(({ method, path }) => `${method} ${path}`)),
    ];
    expect(everybody.toSorted()).toEqual(of('everybody').toSorted());
    expect(part.toSorted()).toEqual(of('visitors and admins').toSorted());
  });

  it('F12: tells every host that the code names', () => {
    const checks = readFileSync(join(root, 'compat-proxy/src/connections/service-checks.ts'), 'utf8');
    const hosts = [...checks.matchAll(/'([a-z-]+(?:\.[a-z-]+)+)'/g)].map(([, host = '']) => host);
    expect(hosts.length).toBeGreaterThan(6);
    const told = rowsOf('Whom it speaks to').join();
    expect(hosts.filter((host) => !told.includes(host))).toEqual([]);
    const named = sourcesOf('compat-proxy/src', 'cms/src').flatMap((code) =>
      [...code.matchAll(/https?:\/\/([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/g)].map(([, host = '']) => host),
    );
    expect(named).toContain('searchconsole.googleapis.com');
    expect(
      named.filter((host) => !told.includes(host) && !notAsked.has(host) && !host.endsWith('example.com')),
    ).toEqual([]);
  });
});
