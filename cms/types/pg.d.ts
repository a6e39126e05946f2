/** What of pg is used here; it comes without types of its own. */
declare module 'pg' {
  type Result = { rows: unknown[]; rowCount: number | null };
  export interface PoolClient {
    query(statement: string, values?: readonly unknown[]): Promise<Result>;
    release(error?: boolean): void;
  }
  export class Pool {
    constructor(settings: {
      connectionString: string;
      max: number;
      options?: string;
      connectionTimeoutMillis?: number;
    });
    connect(): Promise<PoolClient>;
    query(statement: string, values?: readonly unknown[]): Promise<Result>;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): Promise<void>;
  }
}
