import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { admin, places } from './places';
import { endPart, freePort, keepOutput, untilAnswers, type Part } from './processes';
import { seededDataDir } from './template';

/** The whole product as `npm start` runs it, which starts a part again that ends. */
export class Started {
  readonly admin = admin;

  private constructor(
    readonly dataDir: string,
    readonly origin: string,
    private readonly part: Part,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** `of`: with whose data folder, after that has {@link end ended}; `settings`: what it is told besides. */
  static async start({
    of,
    settings = {},
  }: { of?: Started; settings?: Record<string, string> } = {}): Promise<Started> {
    const dataDir = of?.dataDir ?? (await seededDataDir());
    const [port, cmsPort] = [await freePort(), await freePort()];
    const env = {
      ...process.env,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    };
    const child = spawn(process.execPath, [join(places.root, 'scripts/start.mjs')], {
      cwd: places.root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const part = keepOutput(child);
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswers(`${origin}/readyz`, 200, part, 200);
    return new Started(dataDir, origin, part, env);
  }

  /** What the start script has said lately. */
  get output(): string {
    return this.part.output();
  }

  /** One of the commands beside it, as its operator would give it: `backup`, `restore <name>` as `backup restore <name>`, `admin …`. */
  command(script: string, ...args: string[]): { status: number | null; said: string } {
    const { ADMIN_PASSWORD: _first, ...env } = this.env;
    const how = { cwd: places.root, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(places.root, `scripts/${script}.mjs`), ...args],
      how,
    );
    return { status, said: stdout + stderr };
  }

  /** kill -9 of the CMS alone; the start script starts another one. */
  async killCms(): Promise<void> {
    for (const pid of await this.pidsOf('cms/scripts/start.mjs')) process.kill(pid, 'SIGKILL');
  }

  /** The processes that it has started itself with these words in their command. */
  async pidsOf(words: string): Promise<number[]> {
    const parent = String(this.part.process.pid);
    const isOurs = (pid: string) =>
      read(`/proc/${pid}/stat`)
        .replace(/^.*\) \S /, '')
        .startsWith(`${parent} `) && read(`/proc/${pid}/cmdline`).includes(words);
    return (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && isOurs(name)).map(Number);
  }

  /** SIGTERM; the data stays. Gives its exit code once all of it is gone. */
  async end(): Promise<number | null> {
    await endPart(this.part, 'SIGTERM');
    return this.part.process.exitCode;
  }

  async stop(): Promise<void> {
    await this.end();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** A process may be gone by now. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
