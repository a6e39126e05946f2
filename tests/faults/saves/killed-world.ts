import { setTimeout as pause } from 'node:timers/promises';
import { PostgresServer } from '../../support/postgres-server';
import { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Victim } from './history';
import { postgresOf, sqliteOf, type Database } from './look/database';
import { look, type Look } from './look/look';
import { until } from './look/until';

/** Which database the CMS has. */
export type Kind = 'SQLite' | 'PostgreSQL';

/** The whole product, of which each part can be killed and is started again at once. */
export class KilledWorld {
  /** Whose session survives every kill. */
  private keeper: WireClient | null = null;

  private constructor(
    readonly stack: Stack,
    readonly database: Database,
    private readonly server: PostgresServer | null,
  ) {}

  static async start(kind: Kind): Promise<KilledWorld> {
    // Visitors say where they come from, so that each has an allowance of its own.
    const proxy = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' };
    if (kind === 'SQLite') {
      const stack = await Stack.start({ proxy });
      return new KilledWorld(stack, sqliteOf(stack.dataDir), null);
    }
    const server = await PostgresServer.start();
    try {
      const databaseUrl = await server.newDatabase();
      const stack = await Stack.start({ proxy, databaseUrl });
      return new KilledWorld(stack, postgresOf(databaseUrl), server);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** An admin in a browser of her own. */
  async signIn(): Promise<WireClient> {
    const client = new WireClient(this.stack.origin);
    const { status } = await client.signIn(this.stack.admin);
    if (status !== 200) throw new Error(`The admin could not sign in: ${status}`);
    return client;
  }

  look(from: number): Promise<Look> {
    const { dataDir, cmsUrl } = this.stack;
    return look({ database: this.database, dataDir, cmsUrl }, from);
  }

  /** kill -9 of it. */
  async kill(victim: Victim): Promise<void> {
    if (victim === 'database') await this.server?.crash();
    else await this.stack.crash(victim);
  }

  /** Starts what was killed and waits until everything works again. `again`: the CMS is killed once more so many ms after its start. */
  async revive(victim: Victim, again: number | null): Promise<void> {
    if (victim === 'database') await this.server?.startAgain();
    if (victim === 'proxy') await this.stack.startProxy();
    if (victim === 'cms') {
      if (again !== null) {
        this.stack.beginCms();
        await pause(again);
        await this.stack.crash('cms');
      }
      await this.stack.startCms();
    }
    await this.stack.untilProxySees('answers');
    await this.untilMoved();
  }

  async stop(): Promise<void> {
    await this.stack.stop();
    await this.server?.stop();
  }

  /** Files move one after the other: whoever is told that a file is not there knows that all before have moved. */
  private async untilMoved(): Promise<void> {
    const client = (this.keeper ??= await this.signIn());
    const gone = { name: 'never-there.png' };
    await until(async () => {
      const answer = await client.send('DELETE', '/api/media.php', gone).catch(() => null);
      return answer?.status === 404 ? answer : null;
    }, 'An answer about files');
  }
}
