/** PostgreSQL's programs, what they need in their environment, and as whom they run; null: as we do. */
export type Postgres = { bin: string; env: NodeJS.ProcessEnv; user: { uid: number; gid: number } | null };

/** PostgreSQL as Debian installs it, else as it was unpacked; null where there is neither. */
export function findPostgres(): Postgres | null;
