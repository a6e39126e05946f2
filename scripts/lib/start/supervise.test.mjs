import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Supervised } from './supervise.mjs';

let dir = '';
/** @type {string[]} */
let said = [];
/** @type {Supervised | undefined} */
let part;
/** What a part that is ready answers to the next look at it. */
let answers = () => true;
let backoff = { first: 10, longest: 40 };
beforeEach(() => {
  answers = () => true;
  backoff = { first: 10, longest: 40 };
  dir = mkdtempSync(join(tmpdir(), 'part-'));
  said = [];
});
afterEach(async () => {
  await part?.stop(0);
  rmSync(dir, { recursive: true });
});

/** Runs a small program as a part; it is ready once it has written its process number to the file `ready`. */
function run(
  /** @type {string} */ source,
  readyWithinMs = 20_000,
  /** @type {{ everyMs: number, checks: number } | undefined} */ watchdog = undefined,
  /** @type {string[]} */ flags = [],
  /** @type {(() => Promise<boolean>) | undefined} */ goesOn = undefined,
  /** @type {(() => boolean) | undefined} */ isAtWork = undefined,
) {
  const ready = join(dir, 'ready');
  const program = `const fs = require('node:fs'); const ready = ${JSON.stringify(ready)}; ${source}`;
  part = new Supervised(
    {
      name: 'The part',
      command: process.execPath,
      args: [...flags, '-e', program],
      cwd: dir,
      env: { PATH: process.env['PATH'] ?? '' },
      ready: async () => existsSync(ready) && readFileSync(ready, 'utf8') === String(part?.pid) && answers(),
      readyWithinMs,
      ...(isAtWork && { isAtWork }),
      log: 'part.log',
    },
    {
      onLine: () => {},
      say: (text) => said.push(text),
      backoff,
      pollMs: 10,
      ...(watchdog && { watchdog }),
      ...(goesOn && { goesOn }),
    },
  );
  return part;
}

const serve = 'fs.writeFileSync(ready, String(process.pid)); setInterval(() => {}, 1000);';
const alive = (/** @type {number} */ pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a supervised part', () => {
  it('that ends before it was ever ready ends the start, with the end of its log', async () => {
    const failing = run("console.error('no such table'); process.exit(3);");
    await expect(failing.firstReady).rejects.toThrow(
      /^The part ended with code 3 before it was ready[^]*no such table$/,
    );
  });

  it('F1: that cannot start is tried again where the rest goes on without it', async () => {
    const source = `if (fs.existsSync('mended')) { ${serve} } else { console.error('database is away'); process.exit(1); }`;
    const failing = run(source, 20_000, undefined, [], async () => true);
    await vi.waitFor(() => expect(said).toHaveLength(3), { timeout: 20_000 });
    expect(said[1]).toMatch(/^The part ended with code 1; starting it again in 0\.02 s\.\n\s+database is away$/);
    writeFileSync(join(dir, 'mended'), '');
    await failing.firstReady;
    expect(alive(failing.pid ?? 0)).toBe(true);
  });

  it('that is ended while it is asked whether the rest goes on is not started again', async () => {
    /** @type {Supervised | undefined} */
    let failing;
    await new Promise((asked) => {
      failing = run("console.error('no such table'); process.exit(3);", 20_000, undefined, [], async () => {
        await failing?.stop(0);
        asked(undefined);
        return true;
      });
    });
    const before = failing?.pid;
    await new Promise((resolve) => setImmediate(resolve));
    expect([failing?.pid, said]).toEqual([before, []]);
  });

  it('that is killed after it was ready is told and started again', async () => {
    const server = run(serve);
    await server.firstReady;
    const first = server.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(said.at(-1)).toBe('The part is back.'), { timeout: 20_000 });
    expect(said[0]).toBe('The part was ended by SIGKILL; starting it again in 0.01 s.');
    expect(server.pid).not.toBe(first);
  });

  it('F5: that was ready until it crashed is started again within a second, however often it has crashed', async () => {
    backoff = { first: 60_000, longest: 60_000 };
    const server = run(serve);
    await server.firstReady;
    process.kill(server.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(said.at(-1)).toBe('The part is back.'), { timeout: 20_000 });
    expect(said[0]).toBe('The part was ended by SIGKILL; starting it again in 1 s.');
  });

  it('says the last lines of a crash', async () => {
    writeFileSync(join(dir, 'crash'), '');
    const crashOnce = `${serve} if (fs.existsSync('crash')) process.on('message', () => {}), setTimeout(() => {
      fs.rmSync('crash'); console.error('out of memory'); process.exit(9); }, 300);`;
    await run(crashOnce).firstReady;
    await vi.waitFor(() => expect(said.at(-1)).toBe('The part is back.'), { timeout: 20_000 });
    expect(said[0]).toMatch(/^The part ended with code 9; starting it again in 0\.01 s\.\n\s+out of memory$/);
  });

  it('F5: that runs out of memory says so and is started again', async () => {
    const eatOnce = `${serve} if (!fs.existsSync('eaten')) setTimeout(() => {
      fs.writeFileSync('eaten', ''); const eaten = []; for (;;) eaten.push(new Array(1e5).fill({})); }, 100);`;
    const server = run(eatOnce, 20_000, undefined, ['--max-old-space-size=16']);
    await server.firstReady;
    await vi.waitFor(() => expect(said.at(-1)).toBe('The part is back.'), { timeout: 20_000 });
    expect(said[0]).toMatch(/^The part was ended by SIGABRT; starting it again in 0\.01 s\.\n[^]*heap out of memory/);
  });

  it('that hangs when it is started again is ended and started once more', async () => {
    const hangOnce = `const file = 'hang'; if (fs.existsSync(file)) { fs.rmSync(file); setInterval(() => {}, 1000); }
      else { ${serve} }`;
    const server = run(hangOnce, 1500);
    await server.firstReady;
    writeFileSync(join(dir, 'hang'), '');
    process.kill(server.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(said.at(-1)).toBe('The part is back.'), { timeout: 20_000 });
    expect(said).toContain('The part was not ready within 1.5 s; starting it again in 0.02 s.');
  });

  it('F13: that is at work for as long as it takes is not ended; once it is done it has as long again to be ready', async () => {
    let looks = 0;
    const atWork = () => (looks += 1) < 200;
    const server = run('setInterval(() => {}, 1000);', 500, undefined, [], undefined, atWork);
    await expect(server.firstReady).rejects.toThrow('The part was not ready within 0.5 s');
    expect(looks).toBeGreaterThan(200);
  });

  it('F4: that has stopped answering is ended and started again, in one line; one that missed a few checks is not', async () => {
    const server = run(serve, 20_000, { everyMs: 10, checks: 20 });
    await server.firstReady;
    const first = server.pid ?? 0;
    let asked = 0;
    answers = () => (asked += 1) % 20 === 0;
    await vi.waitUntil(() => asked > 100, { timeout: 20_000 });
    expect([server.pid, said]).toEqual([first, []]);
    answers = () => server.pid !== first;
    process.kill(first, 'SIGSTOP');
    await vi.waitFor(() => expect(said.at(-1)).toBe('The part is back.'), { timeout: 20_000 });
    expect(said).toEqual([
      'The part has not answered for 0.2 s and hangs; starting it again in 0.01 s.',
      'The part is back.',
    ]);
    await vi.waitFor(() => expect(alive(first)).toBe(false), { timeout: 20_000 });
  });

  it('F4: that takes long to start, again and again without an answer, is left alone', async () => {
    const server = run(serve, 20_000, { everyMs: 1, checks: 1 });
    let asked = 0;
    answers = () => (asked += 1) > 50;
    await server.firstReady;
    expect(asked).toBe(51);
    answers = () => true;
    expect(said).toEqual([]);
  });

  it('that is stopped stays stopped, and nothing that it started survives', async () => {
    const child = "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])";
    const server = run(`fs.writeFileSync('child', String(${child}.pid)); ${serve}`);
    await server.firstReady;
    const [pid, grandchild] = [server.pid ?? 0, Number(readFileSync(join(dir, 'child'), 'utf8'))];
    await server.stop(5000);
    expect(alive(pid)).toBe(false);
    await vi.waitFor(() => expect(alive(grandchild)).toBe(false), { timeout: 20_000 });
    expect(said).toEqual([]);
  });

  it('that does not want to end is killed', async () => {
    const server = run(`process.on('SIGTERM', () => {}); ${serve}`);
    await server.firstReady;
    const pid = server.pid ?? 0;
    await server.stop(50);
    expect(alive(pid)).toBe(false);
  });
});
