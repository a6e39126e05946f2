import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { findPostgres, type Postgres } from '../../scripts/lib/find-postgres.mjs';
import { places } from './places';
import { freePort, keepOutput, type Part } from './processes';

/** A connection of PostgreSQL's client. */
export type Client = { connect(): Promise<void>; query(sql: string): Promise<unknown>; end(): Promise<void> };
const driverSchema = z.object({
  Client: z.custom<new (options: object) => Client>((value) => typeof value === 'function'),
});

/** Longest that a start may take, in ms: what a kill has left is repaired first. */
const PATIENCE_MS = 60_000;

/** `fsync`: whether commits are kept on the disk, so that a loss of power loses none: slower. `within`: a folder that it lies in. */
type Care = { fsync: 'on' | 'off'; within?: string };

/** A PostgreSQL server of its own in a temporary folder, which keeps every commit on the disk unless told otherwise. It never runs as root. */
export class PostgresServer {
  private part: Part | null = null;
  private readonly endWithUs = () => this.signal('SIGKILL');

  private constructor(
    private readonly tool: Postgres,
    private readonly folder: string,
    private readonly port: number,
    private readonly care: Care,
  ) {}

  /** One that nothing is to outlive needs no care. Throws where there is no PostgreSQL. */
  static async start(care: Care = { fsync: 'on' }): Promise<PostgresServer> {
    const tool = findPostgres();
    if (tool === null) throw new Error('There is no PostgreSQL here');
    // Not below the folder of a run, which others cannot enter.
    const folder = await mkdtemp(join(care.within ?? '/tmp', 'postgres-'));
    if (tool.user !== null) chownSync(folder, tool.user.uid, tool.user.gid);
    const server = new PostgresServer(tool, folder, await freePort(), care);
    const made = spawnSync(
      join(tool.bin, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'apoti', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...server.how(), encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`PostgreSQL could not be set up:\n${made.stdout}${made.stderr}`);
    process.once('exit', server.endWithUs);
    await server.startAgain();
    return server;
  }

  /** An empty database. */
  async newDatabase(): Promise<string> {
    const name = `apoti_${randomBytes(6).toString('hex')}`;
    await this.ask(`create database ${name}`);
    return this.urlOf(name);
  }

  /** A connection to a database, for whoever looks past the product. */
  async connect(url: string): Promise<Client> {
    const { Client } = driverSchema.parse(createRequire(join(places.cms, 'package.json'))('pg'));
    const client = new Client({ connectionString: url });
    await client.connect();
    return client;
  }

  /** kill -9 of the server and everything that it has started. */
  async crash(): Promise<void> {
    const { part } = this;
    this.part = null;
    if (part === null || part.process.exitCode !== null) return;
    const gone = new Promise((resolve) => part.process.once('exit', resolve));
    kill(part, 'SIGKILL');
    await gone;
  }

  /** Starts it, again and again while the system still puts away what was killed, and waits until it answers. */
  async startAgain(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const part = this.begin();
      while (part.process.exitCode === null && Date.now() < end) {
        if (await this.answers()) return;
        await pause(25);
      }
      if (Date.now() >= end) throw new Error(`PostgreSQL did not start:\n${part.output()}`);
      await pause(25);
    }
  }

  async stop(): Promise<void> {
    process.off('exit', this.endWithUs);
    await this.crash();
    await rm(this.folder, { recursive: true, force: true });
  }

  private begin(): Part {
    const { fsync } = this.care;
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${fsync}`, 'jit=off'];
    const args = ['-D', join(this.folder, 'data'), '-p', String(this.port), ...settings.flatMap((one) => ['-c', one])];
    // In a group of its own, so that all of it can be killed at once.
    const child = spawn(join(this.tool.bin, 'postgres'), args, { ...this.how(), detached: true, stdio: 'pipe' });
    this.part = keepOutput(child);
    return this.part;
  }

  private how() {
    const { env, user } = this.tool;
    return { env, cwd: '/', ...(user ?? {}) };
  }

  private urlOf(database: string): string {
    return `postgres://apoti@127.0.0.1:${this.port}/${database}`;
  }

  private async ask(sql: string): Promise<void> {
    const client = await this.connect(this.urlOf('postgres'));
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  private answers(): Promise<boolean> {
    return this.ask('select 1').then(
      () => true,
      () => false,
    );
  }

  private signal(signal: NodeJS.Signals): void {
    if (this.part !== null) kill(this.part, signal);
  }
}

/** To the whole group, which may be gone by now. */
function kill({ process: child }: Part, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
