import { spawn } from 'node:child_process';
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
  ) {}

  /** `settings`: what it is told besides. */
  static async start({ settings = {} }: { settings?: Record<string, string> } = {}): Promise<Started> {
    const dataDir = await seededDataDir();
    const [port, cmsPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [join(places.root, 'scripts/start.mjs')], {
      cwd: places.root,
      env: {
        ...process.env,
        PORT: String(port),
        CMS_PORT: String(cmsPort),
        DATA_DIR: dataDir,
        ADMIN_USERNAME: admin.username,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const part = keepOutput(child);
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswers(`${origin}/readyz`, 200, part, 200);
    return new Started(dataDir, origin, part);
  }

  /** What the start script has said lately. */
  get output(): string {
    return this.part.output();
  }

  /** kill -9 of the CMS alone; the start script starts another one. */
  async killCms(): Promise<void> {
    const parent = String(this.part.process.pid);
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const isOurs = read(`/proc/${pid}/stat`)
        .replace(/^.*\) \S /, '')
        .startsWith(`${parent} `);
      if (isOurs && read(`/proc/${pid}/cmdline`).includes('strapi')) process.kill(Number(pid), 'SIGKILL');
    }
  }

  async stop(): Promise<void> {
    await endPart(this.part, 'SIGTERM');
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
