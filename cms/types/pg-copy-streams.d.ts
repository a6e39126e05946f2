/** What of pg-copy-streams is used here; it comes without types of its own. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  /** Rows that leave the database; `rowCount` is true once they have ended. */
  export function to(statement: string): Readable & { readonly rowCount: number };
  export function from(statement: string): Writable;
}
