import { kinds, revisionsSchema, type Kind, type Revisions } from '@apoti/contract';
import type { Strapi, Trx } from '../store/strapi';
import { isRecord } from '../store/from-strapi';
import { refuseIfGone } from './still-asked';

const TABLE = 'revision_counters';

/**
 * The one row of counters: the number of the last change, that of each kind's last change, of each kind's last change that
 * visitors see, and of each kind's last change whose row has been pruned.
 */
export type Counters = Revisions & { number: number; pruned: Record<Kind, number> };

/** The counters as they are committed. One query: the proxy asks several times a second. */
export async function readCounters(strapi: Strapi): Promise<Counters> {
  const row: unknown = await strapi.db.getConnection(TABLE).first();
  return toCounters(row);
}

/**
 * PostgreSQL takes the counters back from a process that says nothing for so long: another CMS would wait for one that hangs, or
 * whose machine has gone, and nobody could save. By then nobody waits for its answer.
 */
const LONGEST_SILENCE = '10s';

/**
 * The counters, held until the transaction ends: whoever changes something takes them first, so that changes come one
 * after the other on every database. Who has gone while others had them changes nothing.
 * @throws ApiError `unavailable` when whoever asked has gone
 */
export async function lockCounters(strapi: Strapi, trx: Trx): Promise<Counters> {
  const { connection, dialect } = strapi.db;
  const limit = connection.raw("set_config('idle_in_transaction_session_timeout', ?, true)", [LONGEST_SILENCE]);
  const rows: unknown = await strapi.db
    .getConnection(TABLE)
    .transacting(trx)
    .update({ number: connection.ref('number') })
    .returning(dialect.client === 'postgres' ? ['*', limit] : ['*']);
  refuseIfGone();
  return toCounters(Array.isArray(rows) ? rows[0] : undefined);
}

/** Stores the counters; the transaction must hold them. */
export async function saveCounters(strapi: Strapi, trx: Trx, counters: Counters): Promise<void> {
  await strapi.db
    .getConnection(TABLE)
    .transacting(trx)
    .update({
      epoch: counters.epoch,
      number: counters.number,
      last: JSON.stringify(counters.last),
      visible: JSON.stringify(counters.visible),
      pruned: JSON.stringify(counters.pruned),
    });
}

/** The counters as the wire shows them. */
export function toRevisions({ epoch, last, visible }: Counters): Revisions {
  return { epoch, last, visible };
}

/** A number for every kind: zero as long as there is none. */
export function perKind(numbers: unknown): Record<Kind, number> {
  const known = isRecord(numbers) ? numbers : {};
  return revisionsSchema.shape.last.parse(Object.fromEntries(kinds.map((kind) => [kind, known[kind] ?? 0])));
}

function toCounters(row: unknown): Counters {
  if (!isRecord(row)) throw new Error('The row of revision counters is missing');
  return {
    epoch: String(row['epoch']),
    number: Number(row['number']),
    last: perKind(parse(row['last'])),
    visible: perKind(parse(row['visible'])),
    pruned: perKind(parse(row['pruned'])),
  };
}

/** SQLite keeps JSON as text, PostgreSQL as itself. */
function parse(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
