import type { LookupFunction } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import { z } from 'zod';
import { makeCertificate } from './certificate';
import { cmsArgs, cmsEnvironment, places, proxyArgs, proxyEnvironment } from './places';
import { startObjectStore, type ObjectStoreServer } from './object-store/object-store';
import { PostgresServer } from './postgres-server';
import { endPart, startPart, untilAnswers, type Part } from './processes';
import { startRedis, type Redis } from './redis';
import { freePorts, runTlsBalancer, SITE, type Ports } from './tls-balancer';
import { until } from './until';
import { WireClient } from './wire-client';
import type { Tool } from '../../scripts/lib/find-tool.mjs';

const rowsSchema = z.object({ rows: z.array(z.unknown()) });
/** cms/src/store/process-lock.ts */
const MEDIA_LOCK = 8_202_022;

export type Which = 0 | 1;

/** The production shape on loopback: PostgreSQL, Redis, a store of uploads, two CMS, two proxies, and an nginx with TLS in front and between. */
export class TwoOfEach {
  private readonly parts = new Map<string, Part>();
  readonly connection: Agent;

  private constructor(
    readonly postgres: PostgresServer,
    readonly redis: Redis,
    readonly store: ObjectStoreServer,
    readonly databaseUrl: string,
    readonly folder: string,
    private readonly ports: Ports,
    authority: string,
  ) {
    // The name leads to this machine, for these clients alone.
    const lookup: LookupFunction = (_, options, found) =>
      options.all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);
    this.connection = new Agent({ connect: { ca: authority, lookup } });
  }

  static async start(tool: Tool): Promise<TwoOfEach> {
    const postgres = await PostgresServer.start();
    const [redis, store] = [await startRedis(), await startObjectStore()];
    const databaseUrl = await postgres.newDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'two-of-each-'));
    const ports = await freePorts();
    const tls = await makeCertificate(SITE);
    const scene = new TwoOfEach(postgres, redis, store, databaseUrl, folder, ports, tls.certificate);
    try {
      scene.keep(
        'balancer',
        await runTlsBalancer(tool, join(folder, 'balancer'), { ports, pageFiles: scene.pageFiles, tls }),
      );
      // Both at once, on an empty database.
      await Promise.all([scene.startCms(0), scene.startCms(1)]);
      await Promise.all([scene.startProxy(0), scene.startProxy(1)]);
    } catch (error) {
      await scene.stop();
      throw error;
    }
    return scene;
  }

  /** Where visitors come. */
  get origin(): string {
    return `https://${SITE}:${this.ports.https}`;
  }

  /** What both CMS share: the notes of the mail queue, reports, backups. */
  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** A client that comes by the balancer. */
  client(): WireClient {
    return new WireClient(this.origin, this.connection);
  }

  /** A client that comes to one proxy, as if by the balancer. */
  clientOf(which: Which): WireClient {
    const headers = { host: new URL(this.origin).host, 'x-forwarded-proto': 'https' };
    return new WireClient(`http://127.0.0.1:${this.ports.proxies[which]}`, undefined, headers);
  }

  /** Starts a CMS and waits for nothing. */
  beginCms(which: Which): Part {
    const environment = {
      ...cmsEnvironment(this.dataDir, this.ports.cms[which], false),
      DATABASE_URL: this.databaseUrl,
      ...this.store.settings,
    };
    return this.keep(`cms ${which}`, startPart(cmsArgs, places.cms, environment));
  }

  /** Waits until a CMS that was begun can serve. */
  async cmsReady(which: Which): Promise<void> {
    await untilAnswers(`http://127.0.0.1:${this.ports.cms[which]}/_health`, 204, this.part(`cms ${which}`));
  }

  async startCms(which: Which): Promise<void> {
    this.beginCms(which);
    await this.cmsReady(which);
  }

  /** Rows of the database, past every layer of ours. */
  async ask(sql: string): Promise<unknown[]> {
    const client = await this.postgres.connect(this.databaseUrl);
    try {
      return rowsSchema.parse(await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async count(table: string, where = 'true'): Promise<number> {
    const [row] = await this.ask(`select count(*)::int as n from ${table} where ${where}`);
    return z.object({ n: z.number() }).parse(row).n;
  }

  /** Holds the lock of whoever moves files, as another CMS in the midst of it does. */
  async holdMediaLock(): Promise<{ giveBack: () => Promise<void> }> {
    const client = await this.postgres.connect(this.databaseUrl);
    await client.query(`begin; select pg_advisory_xact_lock(${MEDIA_LOCK})`);
    return { giveBack: () => client.end() };
  }

  /** How many wait for a lock of that kind. */
  waitingForLocks(): Promise<number> {
    return this.count('pg_locks', `locktype = 'advisory' and not granted and objid = ${MEDIA_LOCK}`);
  }

  async startProxy(which: Which): Promise<void> {
    const port = this.ports.proxies[which];
    const environment = {
      ...proxyEnvironment(this.state, port, this.ports.inside[which]),
      ...{ PUBLIC_URL: this.origin, TRUST_PROXY: '1', REDIS_URL: this.redis.url, PAGE_FILES_DIR: this.pageFiles },
      ...this.store.settings,
    };
    const part = this.keep(`proxy ${which}`, startPart(proxyArgs, places.root, environment));
    await until(async () => {
      if (part.process.exitCode !== null) throw new Error(`The proxy has ended:\n${part.output()}`);
      return (
        (
          await this.clientOf(which)
            .get('/readyz')
            .catch(() => null)
        )?.status === 200
      );
    });
  }

  /** kill -9 of one of two. */
  async crash(what: 'cms' | 'proxy', which: Which): Promise<void> {
    const part = this.parts.get(`${what} ${which}`);
    if (part !== undefined) await endPart(part, 'SIGKILL');
  }

  /** Ends one of two in good order, as an update does. */
  async end(what: 'cms' | 'proxy', which: Which): Promise<void> {
    await endPart(this.part(`${what} ${which}`), 'SIGTERM');
  }

  /** A CMS takes connections and says nothing, until it is told to go on. */
  hang(which: Which): { goOn: () => void } {
    const { process: cms } = this.part(`cms ${which}`);
    cms.kill('SIGSTOP');
    return { goOn: () => void cms.kill('SIGCONT') };
  }

  async stop(): Promise<void> {
    const names = [...this.parts.keys()].toSorted().toReversed();
    for (const name of names) await endPart(this.part(name), 'SIGTERM');
    await this.connection.close();
    await this.redis.remove();
    await this.store.stop();
    await this.postgres.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get state(): string {
    return join(this.folder, 'state');
  }

  private get pageFiles(): string {
    return join(this.folder, 'pages');
  }

  private part(name: string): Part {
    const part = this.parts.get(name);
    if (part === undefined) throw new Error(`There is no ${name}`);
    return part;
  }

  private keep(name: string, part: Part): Part {
    this.parts.set(name, part);
    return part;
  }
}
