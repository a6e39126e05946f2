import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { admin, cmsArgs, cmsEnvironment, places, proxyArgs, proxyEnvironment } from './places';
import { FaultyUpstream } from './faulty-upstream';
import { endPart, freePort, hasEnded, startPart, untilAnswers, type Part } from './processes';
import { seededDataDir } from './template';

const databaseSchema = z.custom<new (path: string, options: object) => Database>(
  (value) => typeof value === 'function',
);
type Database = { prepare(sql: string): { get(): unknown }; close(): void };

/**
 * `fill` puts more into the seeded data folder before anything starts; `pageFiles`: the proxy writes files for a balancer; `faulty`: the
 * proxy's way to the CMS can be told what is wrong with it; `databaseUrl`: an empty PostgreSQL database, which the first start fills;
 * `dataDir`: an empty folder of the caller's that becomes the data folder; `cms`, `proxy`: what a part is told besides at each start.
 */
type StackOptions = {
  panel?: boolean;
  fill?: (dataDir: string) => void | Promise<void>;
  pageFiles?: boolean;
  faulty?: boolean;
  databaseUrl?: string;
  dataDir?: string;
  cms?: Record<string, string>;
  proxy?: Record<string, string>;
};

/** The whole product on free ports with a data folder of its own: a real Strapi, the real proxy, the built site. */
export class Stack {
  readonly admin = admin;
  private cms: Part | null = null;
  private proxy: Part | null = null;
  private between: FaultyUpstream | null = null;

  private constructor(
    readonly dataDir: string,
    private readonly ports: { cms: number; proxy: number; way: number },
    private readonly options: StackOptions,
  ) {}

  static async start(options: StackOptions = {}): Promise<Stack> {
    const cms = await freePort();
    const ports = { cms, proxy: await freePort(), way: options.faulty === true ? await freePort() : cms };
    const dataDir =
      options.databaseUrl === undefined
        ? await seededDataDir(options.dataDir)
        : (options.dataDir ?? (await mkdtemp(join(tmpdir(), 'stack-'))));
    const stack = new Stack(dataDir, ports, options);
    try {
      await options.fill?.(stack.dataDir);
      if (options.faulty === true) stack.between = await FaultyUpstream.start(ports.way, ports.cms);
      await stack.startCms();
      await stack.startProxy();
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return stack;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.ports.proxy}`;
  }

  get cmsUrl(): string {
    return `http://127.0.0.1:${this.ports.cms}`;
  }

  /** What stands between the proxy and the CMS, where the stack was started with it. */
  get upstream(): FaultyUpstream {
    if (this.between === null) throw new Error('This stack has nothing between the proxy and the CMS');
    return this.between;
  }

  /** Where the proxy puts pages for a balancer, if it does. */
  get pageFiles(): string {
    return join(this.dataDir, 'page-files');
  }

  /** The process ids of the parts that run. */
  get pids(): { cms: number; proxy: number } {
    return { cms: this.cms?.process.pid ?? 0, proxy: this.proxy?.process.pid ?? 0 };
  }

  /** What the proxy has logged lately. */
  get proxyLog(): string {
    return this.proxy?.output() ?? '';
  }

  /** Starts the CMS and waits until the proxy, if it runs, has noticed. */
  async startCms(): Promise<void> {
    await this.bootCms();
    if (this.proxy !== null) await this.untilProxySees('answers');
  }

  /** Starts the CMS and waits until it answers, whoever has noticed. */
  async bootCms(): Promise<void> {
    await untilAnswers(`${this.cmsUrl}/_health`, 204, this.beginCms());
  }

  /** Starts the CMS and waits for nothing. */
  beginCms(): Part {
    const { panel, databaseUrl, cms } = this.options;
    const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    const environment = cmsEnvironment(this.dataDir, this.ports.cms, panel === true);
    this.cms = startPart(cmsArgs, places.cms, { ...environment, ...database, ...cms });
    return this.cms;
  }

  /** kill -9 of a part, and waits for nothing but its end. */
  async crash(part: 'cms' | 'proxy'): Promise<void> {
    const one = this[part];
    this[part] = null;
    if (one !== null) await endPart(one, 'SIGKILL');
  }

  /** kill -9, and waits until the proxy has noticed. */
  async killCms(): Promise<void> {
    await this.crash('cms');
    if (this.proxy !== null) await this.untilProxySees('does not answer');
  }

  /** SIGTERM, and waits until the CMS has ended in good order. */
  async endCms(): Promise<void> {
    if (this.cms !== null) await endPart(this.cms, 'SIGTERM');
    this.cms = null;
  }

  /** `settings`: what it is told besides, from now until the next restart. */
  async restartProxy(settings: Record<string, string> = {}): Promise<void> {
    if (this.proxy !== null) await endPart(this.proxy, 'SIGTERM');
    await this.startProxy(settings);
  }

  /** kill -9 of the proxy alone. */
  async killProxy(): Promise<void> {
    await this.crash('proxy');
  }

  async stop(): Promise<void> {
    for (const part of [this.proxy, this.cms]) if (part !== null) await endPart(part, 'SIGTERM');
    await this.between?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Rows of a table of the CMS, read past every layer of ours. */
  countRows(table: string): number {
    const Sqlite = databaseSchema.parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
    const database = new Sqlite(join(this.dataDir, 'cms.sqlite'), { readonly: true });
    const row = z.object({ n: z.number() }).parse(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get());
    database.close();
    return row.n;
  }

  async startProxy(settings: Record<string, string> = {}): Promise<void> {
    const environment = { ...proxyEnvironment(this.dataDir, this.ports.proxy, this.ports.way), ...settings };
    const files = this.options.pageFiles === true ? { PAGE_FILES_DIR: this.pageFiles } : {};
    this.proxy = startPart(proxyArgs, places.root, { ...environment, ...files, ...this.options.proxy });
    await untilAnswers(`${this.origin}/readyz`, 200, this.proxy);
  }

  /** Waits until the proxy says this of the CMS. */
  async untilProxySees(state: string): Promise<void> {
    const partsSchema = z.object({ parts: z.object({ cms: z.string() }) });
    for (;;) {
      const answer = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(60_000) });
      if (partsSchema.parse(await answer.json()).parts.cms === state) return;
      if (this.cms !== null && hasEnded(this.cms))
        throw new Error(`The CMS has ended by itself:\n${this.cms.output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The whole product, ready. */
export function startStack(options?: StackOptions): Promise<Stack> {
  return Stack.start(options);
}
