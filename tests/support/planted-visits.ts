import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { cmsHeaders, cmsPaths, type MeasuredBatch } from '@apoti/contract';
import { places, secrets } from './places';
import type { Stack } from './stack';

const DAY_MS = 86_400_000;
type Database = { prepare(sql: string): { run(...values: string[]): unknown }; close(): void };
const databaseSchema = z.custom<new (path: string) => Database>((value) => typeof value === 'function');

function open(file: string): Database {
  const Sqlite = databaseSchema.parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
  return new Sqlite(file);
}

/** So many visitors on phones on each of the days before today, the newest first in the list, today before all. Throws where the CMS does not take them. */
export async function plantVisits(stack: Stack, counts: readonly number[]): Promise<void> {
  const now = Date.now();
  const items = counts.flatMap((count, back) =>
    Array.from({ length: count }, (_, place): MeasuredBatch['items'][number] => ({
      at: now - back * DAY_MS,
      visitor: (back * 10_000 + place).toString(16).padStart(16, '0'),
      page: '/',
      source: 'direct',
      device: 'mobile',
      returning: false,
      what: { kind: 'view' },
    })),
  );
  const answer = await fetch(stack.cmsUrl + cmsPaths.measured, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [cmsHeaders.secret]: secrets.CMS_PROXY_SECRET },
    body: JSON.stringify({ id: randomUUID(), items } satisfies MeasuredBatch),
  });
  if (answer.status !== 200) throw new Error(`The visits were not taken: ${answer.status}`);
}

/** The visits of an installation, put back as they were once others were planted. */
export class KeptVisits {
  private constructor(
    private readonly stack: Stack,
    private readonly kept: string | null,
  ) {}

  /** Keeps what the installation has measured. */
  static begin(stack: Stack): KeptVisits {
    const file = join(stack.dataDir, 'analytics.db');
    if (!existsSync(file)) return new KeptVisits(stack, null);
    const kept = join(stack.dataDir, 'analytics.kept');
    const database = open(file);
    database.prepare('VACUUM INTO ?').run(kept);
    database.close();
    return new KeptVisits(stack, kept);
  }

  /** Puts back what was measured before; the CMS must be away. */
  async end(): Promise<void> {
    const file = join(this.stack.dataDir, 'analytics.db');
    for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
    if (this.kept !== null) await rename(this.kept, file);
  }
}

/** The daily report of yesterday has not been sent yet, and the figures were not looked at; the CMS must be away. */
export function makeReportDue(dataDir: string): void {
  const database = open(join(dataDir, 'cms.sqlite'));
  for (const statement of [
    "DELETE FROM scheduled_jobs WHERE name IN ('report-daily', 'figures')",
    "INSERT INTO scheduled_jobs (document_id, name, done) VALUES ('due', 'report-daily', '')",
    "DELETE FROM strapi_core_store_settings WHERE key = 'core_reports_daily'",
    `INSERT INTO strapi_core_store_settings (key, value, type) VALUES ('core_reports_daily', '{"periods":[]}', 'object')`,
  ]) {
    database.prepare(statement).run();
  }
  database.close();
}
