import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repositoryFiles } from '../../scripts/lib/repository-files.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = repositoryFiles(root);
const below = (...folders: string[]) => all.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

/** What runs in production, and the scripts that start it: no tests, nothing that only development needs. */
const sources = below('compat-proxy', 'cms', 'scripts', 'web/src').filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.d\.ts$|\.test\.|\/tests\/|\/testing\/|\/generated\//.test(file),
);
const server = sources.filter((file) => !file.startsWith('web/'));

/** Where a pattern stands in the code of the files: `file: what was found`. Comments are no code. */
function found(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) => {
    const code = read(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
    return [...code.matchAll(pattern)].map(([what]) => `${file}: ${what.trim()}`);
  });
}

describe('the product’s own code', () => {
  it('F12: builds no program out of text', () => {
    // What Redis runs are constants with arguments.
    expect(
      found(sources, /client\.eval\((?![A-Z]+,)|(?<!client\.)\beval\(|new Function\(|setTimeout\(['"`]|vm\.run/g),
    ).toEqual([]);
    expect(found(sources, /document\.write\(|insertAdjacentHTML|outerHTML\s*=/g)).toEqual([]);
  });

  it('F12: gives HTML to a browser in one place, whose text was cleaned', () => {
    expect(found(sources, /dangerouslySetInnerHTML/g)).toEqual([
      'web/src/shared/ui/Prose.tsx: dangerouslySetInnerHTML',
    ]);
  });

  it('F12: starts programs without a shell, by name and arguments', () => {
    expect(found(server, /(?<![.\w])(exec|execSync)\(|shell: true/g)).toEqual([]);
  });

  it('F12: reads no XML', () => {
    expect(found(server, /from '[^']*(xml2js|xmldom|libxml|fast-xml|sax)[^']*'/g)).toEqual([]);
  });

  it('F12: hashes with SHA-256 alone, signs for Google with RSA, and encrypts in one place, with AES-256-GCM', () => {
    const used = found(sources, /create(?:Hash|Hmac|Sign|Verify)\('[^']+'/g).map((one) => one.split('(')[1]);
    expect(new Set(used)).toEqual(new Set(["'sha256'", "'RSA-SHA256'"]));
    // None whose name comes from elsewhere.
    expect(found(sources, /create(?:Hash|Hmac|Sign|Verify)\((?!')/g)).toEqual([]);
    const encrypting =
      /create(?:Dec|C)ipher(?:iv)?\(\w*|(?:public|private)(?:En|De)crypt|subtle\.|\bmd5\b|\bsha1\b|crypto-js/g;
    const SEALS = 'cms/src/mail/sealed-links.ts';
    expect(found(sources, encrypting)).toEqual([
      `${SEALS}: createCipheriv(CIPHER`,
      `${SEALS}: createDecipheriv(CIPHER`,
    ]);
    expect(found([SEALS], /CIPHER = .*/g)).toEqual([`${SEALS}: CIPHER = 'aes-256-gcm';`]);
  });

  it('F12: what nobody may guess comes from the system’s random source; a guessable number decides nothing', () => {
    expect(found(server, /Math\.random/g)).toEqual(['cms/src/mail/worker.ts: Math.random']);
  });

  it('F12: follows no redirect to where a server that it asks may lead it', () => {
    // The fetch of what is kept in memory asks nobody.
    const calls = found(server, /(?<!kept\.)\bfetch\([^;]*;/g).filter((one) => !one.startsWith('scripts/'));
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter((one) => !/redirect: '(manual|error)'/.test(one))).toEqual([]);
  });

  it('F12: puts what was asked for into no statement of the database but by its place', () => {
    const built = found(server, /\.raw\(`[^`]*\$\{(?!fold\(|DIFFERS|newLine|sql|order|kind|micros)[^`]*`/g);
    expect(built).toEqual([]);
  });

  it('F12: holds no secret', () => {
    const texts = all.filter((file) => !/\.(webp|avif|png|jpe?g|woff2|ttf|mp4|bin)$/.test(file));
    expect(
      found(texts, /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----|AKIA[0-9A-Z]{16}|ghp_\w{36}|xox[bp]-\w{10}/g),
    ).toEqual([]);
    expect(texts.filter((file) => /(^|\/)\.env($|\.)|secrets\.json$|\.pem$|\.key$/.test(file))).toEqual([]);
  });
});

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional(), link: z.boolean().optional() })),
});
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

describe('what others have written', () => {
  it.each(['package-lock.json', 'cms/package-lock.json'])('F12: %s lists each package with its digest', (file) => {
    const { packages } = lockSchema.parse(JSON.parse(read(file)));
    const named = Object.entries(packages).filter(
      ([name, { link }]) => name.includes('node_modules/') && link !== true,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, { integrity }]) => integrity === undefined).map(([name]) => name)).toEqual([]);
  });

  it('F12: each package that is named is named with its exact version', () => {
    const loose = all
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .flatMap((file) => {
        const { dependencies, devDependencies } = manifestSchema.parse(JSON.parse(read(file)));
        const all = Object.entries({ ...dependencies, ...devDependencies });
        return all.filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|\*|file:.*|workspace:.*)$/.test(version));
      });
    expect(loose).toEqual([]);
  });
});

describe('an image for production', () => {
  it('F12: leads pages to https, and refuses calls that were sent in the clear', () => {
    const servers = read('compat-proxy/nginx/two-of-each.conf').split(/^server \{$/m);
    const plain = servers.filter((server) => /listen 80\b/.test(server));
    const placesOf = (one: string) =>
      [...one.matchAll(/location (\S+) \{\s*([^}]*);\s*\}/g)].map(([, place, what]) => [place, what]);
    expect(plain.map((one) => [/ default_server;/.test(one), placesOf(one)])).toEqual([
      [true, [['/', 'access_log off;\n    return 421']]],
      [
        false,
        [
          ['/', 'return 301 https://$server_name$request_uri'],
          ['/api/', 'return 403'],
        ],
      ],
    ]);
    expect(found(server, /redirect\([^)]*https:|'location',\s*[`']https:/g)).toEqual([]);
  });

  it('F12: has on one machine the TLS that it has with two of each, so that there too who comes back saves a round trip', () => {
    const tls = /^(?:#? {2,})?(ssl_(?!certificate)\w+ .*;)$/gm;
    const [one, two] = ['apoti', 'two-of-each'].map((name) => {
      const lines = read(`compat-proxy/nginx/${name}.conf`).matchAll(tls);
      return [...new Set(Array.from(lines, ([, line]) => line))].toSorted();
    });
    expect(one).toContain('ssl_session_cache shared:apoti_tls:2m;');
    expect(one).toEqual(two);
  });

  it('F12: is made without history, tests, documents, settings and data', () => {
    const left = read('.dockerignore').split('\n');
    expect(left).toEqual(
      expect.arrayContaining(['.git', '**/.env', '**/.env.*', '**/.data', '**/tests', '**/*.test.*', 'docs']),
    );
  });

  it('F12: gets every secret from outside, and none has a value of its own', () => {
    const secrets = /(PASSWORD|SECRET|TOKEN|KEYS?|SALT): (.*)/g;
    const values = [...read('docker-compose.yml').matchAll(secrets)].map(([, , value = '']) => value);
    expect(values.length).toBeGreaterThan(6);
    expect(values.filter((value) => !/^\$\{\w+:?[?-]?.*\}$/.test(value))).toEqual([]);
  });
});
