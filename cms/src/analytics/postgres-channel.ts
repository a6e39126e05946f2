import type { Channel } from './analytics-store';
import { PostgresSql } from './postgres-sql';
import { answer, type AnalyticsRequest } from './requests';
import { setUpTables } from './tables';

/** A schema of PostgreSQL, opened when it is first needed; one that cannot be reached is tried again with the next question. */
export class PostgresChannel implements Channel {
  private opening: Promise<PostgresSql> | null = null;

  constructor(
    private readonly url: string,
    private readonly schema: string,
    private readonly log: (line: string) => void,
  ) {}

  async send(request: AnalyticsRequest): Promise<unknown> {
    const opening = (this.opening ??= this.open());
    const sql = await opening.catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return answer(sql, request);
  }

  async close(): Promise<void> {
    const sql = await this.opening?.catch(() => null);
    await sql?.close();
  }

  private async open(): Promise<PostgresSql> {
    const sql = await PostgresSql.open(this.url, this.schema, ({ message }) => this.log(`Analytics store: ${message}`));
    try {
      await setUpTables(sql);
      return sql;
    } catch (error) {
      await sql.close();
      throw error;
    }
  }
}
