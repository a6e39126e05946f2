/** What of pg is used here; it comes without types of its own. */
declare module 'pg' {
  export type QueryResult = { rows: unknown[]; rowCount: number | null };
  export interface PoolClient {
    query(statement: string, values?: readonly unknown[]): Promise<QueryResult>;
    release(error?: boolean): void;
    on(event: 'error', listener: (error: Error) => void): this;
    off(event: 'error', listener: (error: Error) => void): this;
  }
  export class Client {
    constructor(settings: {
      connectionString: string;
      connectionTimeoutMillis?: number;
      application_name?: string;
      query_timeout?: number;
      keepAlive?: boolean;
      keepAliveInitialDelayMillis?: number;
    });
    /** Where it leads, as the address and the environment say. */
    readonly host: string;
    readonly port: number;
    readonly database: string | null;
    /** The line itself; ended at once where an answer is no longer waited for. */
    readonly connection: { stream: { destroy(): void } };
    connect(): Promise<void>;
    query(statement: string, values?: readonly unknown[]): Promise<QueryResult>;
    query<Stream extends NodeJS.ReadableStream | NodeJS.WritableStream>(copy: Stream): Stream;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): Promise<void>;
  }
  export class Pool {
    constructor(settings: { connectionString: string; max: number; connectionTimeoutMillis?: number });
    connect(): Promise<PoolClient>;
    query(statement: string, values?: readonly unknown[]): Promise<QueryResult>;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): Promise<void>;
  }
}
