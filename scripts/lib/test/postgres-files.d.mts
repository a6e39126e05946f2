/** The tests of the wire that start a server of PostgreSQL. */
export const withPostgres: readonly string[];

/** Whether this is the run that leaves nothing out. */
export function isFull(): boolean;
