import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { calls } from '@apoti/contract/calls/calls';
import { places } from '../../support/places';
import type { WireAnswer, WireClient } from '../../support/wire-client';
import type { Moment } from './judge';

type Sqlite = {
  prepare(sql: string): { all(): unknown };
  exec(sql: string): unknown;
  close(): void;
};
const sqliteSchema = z.custom<new (path: string, options: object) => Sqlite>((value) => typeof value === 'function');
const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** Short, and the same for the same bytes. */
export const digest = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 24);

/** A restore begins new revisions, under an epoch of its own. */
const REVISION = /"[0-9a-f]{12}\.(\d+(?:-public)?)"/g;

/**
 * The calls for everybody. Pages and what is made like them (feed, sitemap) may lag behind a save by a second, and say nothing that the
 * calls do not; what tells of the process is not of the site.
 */
const open = calls
  .filter(({ method, path, audience }) => method === 'GET' && audience !== 'admins' && !path.includes('{'))
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/api/'));
/** What only Admins are told of the same things: hidden ones, drafts, subscribers, files and the trash. */
const ofAdmins = ['/api/content.php', '/api/team.php', '/api/blog.php', '/api/newsletter.php'];
const ofMedia = ['/api/media.php?type=active', '/api/media.php?type=trash'];

/** A data folder's rows, past every layer of the product, all of one moment. */
export function rowsOf(dataDir: string): Moment['tables'] {
  const Database = sqliteSchema.parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
  const database = new Database(join(dataDir, 'cms.sqlite'), { readonly: true });
  const all = (sql: string) => rowsSchema.parse(database.prepare(sql).all());
  try {
    database.exec('BEGIN');
    const tables = all(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    );
    return Object.fromEntries(
      tables.map(({ name }) => {
        const rows = all(`SELECT rowid AS "the row", * FROM "${String(name)}"`);
        return [
          String(name),
          Object.fromEntries(rows.map((row) => [String(row['the row']), digest(JSON.stringify(row))])),
        ];
      }),
    );
  } finally {
    database.close();
  }
}

/** The bytes of every upload of a data folder, those of the trash too; not what waits to be put there. */
export function filesOf(dataDir: string): Moment['files'] {
  const folder = join(dataDir, 'public/uploads');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths
      .map((path) => relative(folder, path))
      .filter((path) => !path.startsWith('.staging'))
      .map((path) => [path, digest(readFileSync(join(folder, path)))]),
  );
}

/** Where the proxy answers from what it kept, since the CMS has not told it in time: looked at is what the CMS tells. */
const STALE_MS = 30_000;

/** The revision that an answer names first, with or without its view. */
const revisionIn = (text: string | undefined) => /"([0-9a-f]{12}\.\d+)(?:-public)?"/.exec(text ?? '')?.[1];

/**
 * The answer of what the CMS has now. `of`: the same for an Admin, which is never an earlier one; visitors are given the one of before
 * until the new one is made (S7), be it that of a proxy which has not heard of its CMS yet.
 */
async function fresh(client: WireClient, path: string, of?: string): Promise<WireAnswer> {
  const end = Date.now() + STALE_MS;
  for (;;) {
    const answer = await client.get(path);
    const isStale = answer.headers['x-stale'] === 'true' || answer.text.includes('"stale":true');
    const isEarlier = revisionIn(of) !== undefined && revisionIn(answer.text) !== revisionIn(of);
    if ((!isStale && !isEarlier) || Date.now() > end) return answer;
    await pause(100);
  }
}

/** What the public origin answers: every call for everybody, every file, and what an Admin reads. Where it is served is no difference. */
export async function answersOf(visitor: WireClient, admin: WireClient): Promise<Moment['calls']> {
  const found: Record<string, string> = {};
  const ask = async (who: string, client: WireClient, path: string, of?: string) => {
    const { status, text } = await fresh(client, path, of);
    if (status >= 500) throw new Error(`${who} ${path} got ${status}`);
    const same = text.replaceAll(client.origin, 'http://site').replace(REVISION, '"$1"');
    found[`${who} ${path}`] = digest(`${status} ${same}`);
    return text;
  };
  const full = new Map<string, string>();
  for (const path of ofAdmins) full.set(path, await ask('an Admin’s GET', admin, path));
  for (const path of open) await ask('GET', visitor, path, full.get(path));
  for (const path of ofMedia) {
    const listed = await ask('an Admin’s GET', admin, path);
    for (const [, url = ''] of listed.matchAll(/"url":"(\/uploads\/[^"]+)"/g)) await ask('GET', visitor, url);
  }
  return found;
}
