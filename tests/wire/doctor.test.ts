import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { uploadedSchema } from '@apoti/contract';
import { png } from '../support/pictures';
import { places } from '../support/places';
import { Started } from '../support/started';
import { WireClient } from '../support/wire-client';

const long = { timeout: 240_000 };
const lookedSchema = z.object({
  findings: z.array(z.object({ check: z.string(), what: z.string(), todo: z.string().min(1) })),
  unlooked: z.array(z.object({ check: z.string(), why: z.string() })),
});
type Sqlite = { exec(sql: string): void; close(): void };
const sqliteSchema = z.custom<new (path: string) => Sqlite>((value) => typeof value === 'function');

let product: Started;
let picture = '';
beforeAll(async () => {
  product = await Started.start({ settings: { PICTURE_COPIES: 'off' } });
}, 240_000);
afterAll(() => product.stop());

/** A command of ours, with the settings that the product was started with. */
function run(script: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const settings = { DATA_DIR: product.dataDir, PORT: new URL(product.origin).port, PICTURE_COPIES: 'off' };
  const child = spawn(process.execPath, [join(places.root, 'scripts', script), ...args], {
    env: { ...process.env, ...settings },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}
async function doctor() {
  const { code, text } = await run('doctor.mjs', '--json');
  return { code, ...lookedSchema.parse(JSON.parse(text)) };
}
/** Past every layer of ours, as an import or a repair by hand would. */
function write(...statements: string[]): void {
  const Database = sqliteSchema.parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
  const database = new Database(join(product.dataDir, 'cms.sqlite'));
  for (const statement of statements) database.exec(statement);
  database.close();
}
/** Every file with its bytes; not the two that help whoever reads SQLite's. */
function everyFile(): Record<string, string> {
  const files = readdirSync(product.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !/-(wal|shm)$/.test(path));
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [path, `${digest(path)} ${statSync(path).mode}`]));
}

it('A3: the doctor finds nothing on a healthy installation that runs', long, async () => {
  const admin = new WireClient(product.origin);
  await expect.poll(async () => (await admin.signIn(product.admin)).status, { timeout: 120_000 }).toBe(200);
  picture = uploadedSchema.parse((await admin.upload(await png(40, 30))).json).url;
  expect((await run('backup.mjs', 'make')).code).toBe(0);
  expect(await doctor()).toEqual({ code: 0, findings: [], unlooked: [] });
});

it(
  'A3: where there is nothing but the CMS, as in its container, the doctor looks at what is to be seen from there',
  long,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cms-alone-'));
    cpSync(join(places.cms, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const name of ['dist', 'node_modules', 'package.json'])
      symlinkSync(join(places.cms, name), join(folder, name));
    const env = { PATH: process.env['PATH'], DATA_DIR: product.dataDir };
    const look = () => spawnSync(process.execPath, [join(folder, 'scripts/doctor.mjs')], { env, encoding: 'utf8' });
    expect(look()).toMatchObject({ status: 0, stdout: 'Nothing is wrong.\n' });
    renameSync(join(product.dataDir, 'public', picture), join(folder, 'away'));
    expect(look()).toMatchObject({ status: 1, stdout: expect.stringContaining('1 thing is to be mended.') });
    renameSync(join(folder, 'away'), join(product.dataDir, 'public', picture));
    rmSync(folder, { recursive: true });
  },
);

it('A3: the doctor finds each fault that was planted, no other, also once the product is stopped', long, async () => {
  const uploads = join(product.dataDir, 'public/uploads');
  rmSync(join(uploads, basename(picture)));
  writeFileSync(join(uploads, 'left-behind.png'), 'nobody names this');
  utimesSync(join(uploads, 'left-behind.png'), 0, 0);
  chmodSync(join(product.dataDir, 'secrets.json'), 0o644);
  write(
    `UPDATE posts SET content = content || '<p><a href="/no-such-page">More</a></p>'
      WHERE id = (SELECT min(id) FROM posts WHERE published_at IS NOT NULL)`,
    'UPDATE stations SET customer_rating = 99 WHERE id = (SELECT min(id) FROM stations)',
  );
  const planted = [
    ['content', /^Location “.+” breaks a rule: customerRating: /],
    ['files', new RegExp(`but its file public/uploads/${basename(picture)} is missing`)],
    ['files', /public\/uploads\/left-behind\.png belongs to no entry/],
    ['links', /^Post “.+”: the link \/no-such-page is no page of the site/],
    ['permissions', /secrets\.json \(mode 644\)/],
  ].map(([check, what]) => expect.objectContaining({ check, what: expect.stringMatching(what ?? '') }));
  const sorted = async () => {
    const { findings, ...rest } = await doctor();
    return {
      ...rest,
      findings: findings.sort((one, other) => `${one.check} ${one.what}`.localeCompare(`${other.check} ${other.what}`)),
    };
  };
  const expected = { code: 1, unlooked: [], findings: planted };
  expect(await sorted()).toEqual(expected);

  await product.end();
  const before = everyFile();
  expect(await sorted()).toEqual(expected);
  expect(everyFile()).toEqual(before);

  renameSync(join(product.dataDir, 'cms.sqlite'), join(product.dataDir, 'whole.sqlite'));
  writeFileSync(join(product.dataDir, 'cms.sqlite'), 'no database at all');
  expect(await doctor()).toMatchObject({
    code: 1,
    findings: [{ check: 'permissions' }, { check: 'database', what: expect.stringContaining('damaged') }],
  });
  writeFileSync(join(product.dataDir, 'secrets.json'), '{"secrets":');
  expect(await doctor(), 'damaged secrets hide no damaged database').toMatchObject({
    code: 2,
    findings: [{ check: 'permissions' }, { check: 'database', what: expect.stringContaining('damaged') }],
    unlooked: [{ check: 'secrets', why: expect.stringContaining('cannot be read') }],
  });
  renameSync(join(product.dataDir, 'whole.sqlite'), join(product.dataDir, 'cms.sqlite'));
  const { findings, unlooked } = await doctor();
  expect(unlooked, 'all but the secrets is looked at without them').toMatchObject([{ check: 'secrets' }]);
  expect(findings).toHaveLength(planted.length);
  rmSync(join(product.dataDir, 'cms.sqlite'));
  expect(await doctor()).toMatchObject({ code: 2, unlooked: [{ check: 'secrets' }, { check: 'database' }] });
});
