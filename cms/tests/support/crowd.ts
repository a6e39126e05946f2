import type { Cms } from './cms';
import { isSqlite } from './postgres';

/** A moment in 2023, in ms. */
const MOMENT = 1_700_000_000_000;

/** Lets all rows of a table have come within the same millisecond; where the database keeps µs, in many of them. */
export async function crowd(cms: Cms, table: string, column: string): Promise<void> {
  const { connection } = cms.strapi.db;
  const moment = isSqlite
    ? connection.raw('?', [MOMENT])
    : connection.raw(
        "timestamp 'epoch' + cast(? as bigint) * interval '1 millisecond' + (id % 900) * interval '1 microsecond'",
        [MOMENT],
      );
  await cms.strapi.db.getConnection(table).update({ [column]: moment });
}
