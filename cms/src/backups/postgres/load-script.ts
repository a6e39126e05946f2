import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupProblem } from '../backup-problem';
import type { Transaction } from './connect';
import { readScript } from './script';

/** Makes everything that a script says in the schema of a transaction, which has nothing of it yet. */
export async function loadScript({ ask, client }: Transaction, file: string): Promise<void> {
  for await (const { sql, rows } of readScript(file)) {
    if (rows === null) await ask(sql);
    else await pipeline(Readable.from(rows), client.query(copyFrom(sql)));
  }
}

/** Reads a whole script: every statement is one that it may have, and every table has all of its rows. @throws BackupProblem */
export async function checkScript(file: string): Promise<void> {
  try {
    for await (const { rows } of readScript(file)) {
      if (rows === null) continue;
      while ((await rows.next()).done !== true);
    }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new BackupProblem(`The database in it is damaged (${words}).`, { cause: error });
  }
}
