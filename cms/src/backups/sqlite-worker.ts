import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { FOLDED_TEXT, foldedText } from '../store/folded-text';

/** What the worker is to do: copy a database as it is at one moment, or look whether one is sound. */
export type SqliteWork = { copy: string; to: string } | { check: string };

const wanted: unknown = workerData;

/** Of its own: nothing else is loaded here, so that a worker begins at once. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What SQLite calls a file that is broken, or none of its own; everything else may be well at the next look. */
const BROKEN = /^SQLITE_(CORRUPT|NOTADB)/;

function open(path: string): Database {
  const database = new Database(path, { fileMustExist: true });
  database.pragma('busy_timeout = 20000');
  database.function(FOLDED_TEXT, { deterministic: true }, foldedText);
  return database;
}

/** Empty when all is well. */
function work(): string {
  if (!isRecord(wanted)) return 'There is nothing to do';
  const database = open(String(wanted['copy'] ?? wanted['check']));
  try {
    if (typeof wanted['to'] === 'string') {
      database.prepare('VACUUM INTO ?').run(wanted['to']);
      return '';
    }
    const found = database.prepare('PRAGMA integrity_check').all();
    const told = found.filter(isRecord).map((row) => String(row['integrity_check']));
    return told.length === 1 && told[0] === 'ok' ? '' : told.slice(0, 3).join('; ') || 'no answer';
  } finally {
    database.close();
  }
}

/** As {@link work}; that a file is broken is found out, and no failure. */
function told(): string {
  try {
    return work();
  } catch (error) {
    if (isRecord(error) && error instanceof Error && BROKEN.test(String(error['code']))) return error.message;
    throw error;
  }
}

if (parentPort !== null) parentPort.postMessage(told());
