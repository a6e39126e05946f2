/** What of better-sqlite3 is used here; it comes without types of its own. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(path: string, options?: { readonly?: boolean; fileMustExist?: boolean });
    pragma(statement: string): unknown;
    function(name: string, options: { deterministic: boolean }, work: (value: unknown) => string): unknown;
    exec(sql: string): unknown;
    prepare(sql: string): { run(...values: unknown[]): { changes: number }; all(...values: unknown[]): unknown[] };
    close(): void;
  }
}
