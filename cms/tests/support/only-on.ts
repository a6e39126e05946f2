import { it } from 'vitest';
import { isSqlite } from './postgres';

type Test = (name: string, work: () => Promise<void>) => void;

const notHere: Test = () => undefined;

/** A test of what only SQLite does: on PostgreSQL there is none, rather than one that is skipped. */
export const onSqlite: Test = isSqlite ? it : notHere;

/** A test of what only PostgreSQL does. */
export const onPostgres: Test = isSqlite ? notHere : it;
