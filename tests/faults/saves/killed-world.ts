import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PostgresServer } from '../../support/postgres-server';
import { PowerDisk } from '../../support/power-disk';
import { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Victim } from './history';
import { postgresOf, sqliteOf, type Database } from './look/database';
import { look, type Look } from './look/look';
import { until } from './look/until';

/** Which database the CMS has. */
export type Kind = 'SQLite' | 'PostgreSQL';

/** What ends in the midst of saves: one process, or with the power all of them and what the system had not written yet. */
export type Ending = 'a process' | 'the power';

/** Room for some hundred pictures and PostgreSQL's own files; what nobody wrote takes none. */
const DISK_MB = 1_024;

/** The whole product, of which each part can be killed and is started again at once. */
export class KilledWorld {
  /** Who is signed in; the first one's session survives every kill. */
  private readonly clients: WireClient[] = [];

  private constructor(
    readonly stack: Stack,
    readonly database: Database,
    private readonly server: PostgresServer | null,
    private readonly disk: PowerDisk | null,
  ) {}

  static async start(kind: Kind, ending: Ending = 'a process'): Promise<KilledWorld> {
    // Visitors say where they come from, so that each has an allowance of its own.
    const proxy = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' };
    const disk = ending === 'the power' ? PowerDisk.make(DISK_MB) : null;
    let server: PostgresServer | null = null;
    try {
      const where = disk === null ? {} : { dataDir: dataDirOn(disk) };
      if (kind === 'SQLite') {
        const stack = await Stack.start({ proxy, ...where });
        return new KilledWorld(stack, sqliteOf(stack.dataDir), null, disk);
      }
      server = await PostgresServer.start({ fsync: 'on', ...(disk === null ? {} : { within: disk.folder }) });
      const databaseUrl = await server.newDatabase();
      const stack = await Stack.start({ proxy, databaseUrl, ...where });
      return new KilledWorld(stack, postgresOf(databaseUrl), server, disk);
    } catch (error) {
      await server?.stop();
      disk?.remove();
      throw error;
    }
  }

  /** An admin in a browser of her own. */
  async signIn(): Promise<WireClient> {
    const client = new WireClient(this.stack.origin);
    await this.signInAs(client);
    this.clients.push(client);
    return client;
  }

  /** What was copied here by the test itself would outlive a loss of power, as what was there long before it. */
  settle(): void {
    this.disk?.settle();
  }

  look(from: number): Promise<Look> {
    const { dataDir, cmsUrl } = this.stack;
    return look({ database: this.database, dataDir, cmsUrl }, from);
  }

  /** kill -9 of it. */
  async kill(victim: Victim): Promise<void> {
    if (victim === 'database') await this.server?.crash();
    if (victim === 'cms' || victim === 'proxy') await this.stack.crash(victim);
    if (victim !== 'power') return;
    await Promise.all([this.server?.crash(), this.stack.crash('cms'), this.stack.crash('proxy')]);
    await this.disk?.cut();
  }

  /**
   * Starts what was killed and waits until everything works again. `again`: the same is killed once more so many ms after the start of
   * the CMS. Gives what visitors should not have met meanwhile.
   */
  async revive(victim: Victim, again: number | null): Promise<string[]> {
    const isAll = victim === 'power';
    if (isAll || victim === 'database') await this.server?.startAgain();
    if (isAll || victim === 'proxy') await this.stack.startProxy();
    const met = isAll ? await this.pageFromDisk() : [];
    if (isAll || victim === 'cms') {
      if (again !== null) {
        this.stack.beginCms();
        await pause(again);
        await this.kill(victim);
        return [...met, ...(await this.revive(victim, null))];
      }
      await this.stack.startCms();
    }
    await this.stack.untilProxySees('answers');
    if (isAll) await this.signInAgain();
    await this.untilMoved();
    return met;
  }

  async stop(): Promise<void> {
    await this.stack.stop();
    await this.server?.stop();
    this.disk?.remove();
  }

  private async signInAs(client: WireClient): Promise<void> {
    const { status } = await client.signIn(this.stack.admin);
    if (status !== 200) throw new Error(`The admin could not sign in: ${status}`);
  }

  /** A session that had just begun may be lost with the power (compat-proxy/src/sessions/file-store.ts): then one signs in once more. */
  private async signInAgain(): Promise<void> {
    for (const client of this.clients) {
      if ((await client.get('/api/newsletter.php')).status === 401) await this.signInAs(client);
    }
  }

  /** Before the CMS is there again visitors get the page as the disk has it. */
  private async pageFromDisk(): Promise<string[]> {
    const answer = await fetch(`${this.stack.origin}/`, { signal: AbortSignal.timeout(30_000) });
    const isWhole = (await answer.text()).trimEnd().endsWith('</html>');
    return answer.status === 200 && isWhole ? [] : [`The home page is not whole after it: ${answer.status}`];
  }

  /** Files move one after the other: whoever is told that a file is not there knows that all before have moved. */
  private async untilMoved(): Promise<void> {
    const client = this.clients[0] ?? (await this.signIn());
    const gone = { name: 'never-there.png' };
    await until(async () => {
      const answer = await client.send('DELETE', '/api/media.php', gone).catch(() => null);
      return answer?.status === 404 ? answer : null;
    }, 'An answer about files');
  }
}

function dataDirOn({ folder }: PowerDisk): string {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  return dataDir;
}
