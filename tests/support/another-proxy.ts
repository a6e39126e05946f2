import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places, proxyArgs, proxyEnvironment } from './places';
import { endPart, freePort, startPart, untilAnswers, type Part } from './processes';

/** A further proxy of a CMS, with a data folder of its own or one that it shares. */
export class AnotherProxy {
  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly own: string | null,
    private part: Part,
  ) {}

  /** `dataDir`: whose folder it shares; `settings`: what it is told besides. */
  static async start(
    cmsUrl: string,
    { dataDir, settings = {} }: { dataDir?: string; settings?: Record<string, string> } = {},
  ): Promise<AnotherProxy> {
    const own = dataDir === undefined ? await mkdtemp(join(tmpdir(), 'another-proxy-')) : null;
    const port = await freePort();
    const usual = proxyEnvironment(dataDir ?? own ?? '', port, Number(new URL(cmsUrl).port));
    const env = { ...usual, ...settings };
    const proxy = new AnotherProxy(port, env, own, startPart(proxyArgs, places.root, env));
    await proxy.ready();
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.part.process.pid ?? 0;
  }

  /** Null while it lives, or where a signal ended it. */
  get exitCode(): number | null {
    return this.part.process.exitCode;
  }

  get log(): string {
    return this.part.output();
  }

  /** SIGTERM. Gives its exit code once it is gone. */
  async end(): Promise<number | null> {
    await endPart(this.part, 'SIGTERM');
    return this.part.process.exitCode;
  }

  /** Starts it again, after its {@link end} if it lives. */
  async startAgain(): Promise<void> {
    await this.end();
    this.part = startPart(proxyArgs, places.root, this.env);
    await this.ready();
  }

  async stop(): Promise<void> {
    await this.end();
    if (this.own !== null) await rm(this.own, { recursive: true, force: true });
  }

  private ready(): Promise<void> {
    return untilAnswers(`${this.origin}/readyz`, 200, this.part);
  }
}
