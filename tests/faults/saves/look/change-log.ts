import { changeSchema } from '@apoti/contract';
import { z } from 'zod';
import type { LogRow } from '../judge-log';
import type { Database } from './database';

/** SQLite keeps JSON as text, PostgreSQL as itself. */
const json = z.unknown().transform((value): unknown => (typeof value === 'string' ? JSON.parse(value) : value));
const rowSchema = z.object({
  number: z.coerce.number(),
  kind: z.string(),
  subject: z.string().nullable(),
  key: z.string().nullable(),
  changes: json.pipe(changeSchema.array().nullable()),
});

/** The number of the last change, as the counters have it. */
export async function lastNumber({ ask }: Database): Promise<number> {
  const [row] = await ask('select number from revision_counters');
  return z.object({ number: z.coerce.number() }).parse(row).number;
}

/** The rows of the change log after a number. */
export async function logSince({ ask }: Database, number: number): Promise<LogRow[]> {
  const columns = 'number, kind, subject, idempotency_key as key, changes';
  const rows = await ask(`select ${columns} from changes where number > ${number} order by number`);
  return rows.map((row) => {
    const { subject, changes, ...rest } = rowSchema.parse(row);
    return { ...rest, subject: subject ?? '', changes: changes ?? [] };
  });
}
