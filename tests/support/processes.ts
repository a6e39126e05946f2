import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** A running part and what it has said so far. */
export type Part = { process: ChildProcess; output: () => string };

/** Starts a part with this Node. */
export function startPart(args: string[], cwd: string, env: Record<string, string>): Part {
  return keepOutput(spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** A process as a part; its output is kept for the message when something goes wrong. */
export function keepOutput(child: ChildProcess): Part {
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { process: child, output: () => text };
}

/** Waits until an address answers with the status; fails with the part's output when the part ends first. */
export async function untilAnswers(url: string, status: number, part: Part, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (hasEnded(part)) throw new Error(`The part ended at its start:\n${part.output()}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.status === status) return;
    await pause(100);
  }
  throw new Error(`${url} did not answer ${status} in time:\n${part.output()}`);
}

/** Whether a part is gone, by a signal or by itself. */
export function hasEnded({ process: { exitCode, signalCode } }: Part): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends a part and waits until it is gone. */
export async function endPart(part: Part, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(part)) return;
  const gone = new Promise((resolve) => part.process.once('exit', resolve));
  part.process.kill(signal);
  const forced = setTimeout(() => part.process.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(forced);
}
