import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import { inTransaction, type Place, type Transaction } from './connect';
import { describeSchema, holdTables, type Table } from './describe-schema';
import { END, firstLines, ROWS_END, rowsLine } from './script';

/**
 * Writes a schema as it is at one moment, while others write to it, as a script that psql understands as well. No name in it says
 * what the schema was called. On the disk for good when it resolves.
 */
export async function writeScript(place: Place, file: string, signal: AbortSignal): Promise<void> {
  await inTransaction(place, 'reading', (transaction) =>
    pipeline(Readable.from(portions(transaction, place.schema, signal)), createWriteStream(file, { flush: true }), {
      signal,
    }),
  );
}

async function* portions(
  transaction: Transaction,
  schema: string,
  signal: AbortSignal,
): AsyncGenerator<string | Buffer> {
  await holdTables(transaction, schema);
  const { before, tables, after } = await describeSchema(transaction, schema);
  yield firstLines;
  for (const line of before) yield `${line}\n`;
  for (const table of tables) yield* rowsOf(transaction, table, signal);
  for (const line of after) yield `${line}\n`;
  yield `${END}\n`;
}

async function* rowsOf(
  { client }: Transaction,
  { name, columns }: Table,
  signal: AbortSignal,
): AsyncGenerator<string | Buffer> {
  yield `COPY ${name} (${columns}) FROM stdin;\n`;
  const rows = client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`));
  for await (const part of rows) {
    signal.throwIfAborted();
    yield Buffer.from(part);
  }
  yield `${ROWS_END}\n${rowsLine(rows.rowCount)}\n`;
}
