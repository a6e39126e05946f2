import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from '../../scripts/lib/find-tool.mjs';
import { endPart, freePort, keepOutput } from './processes';
import { until } from './until';

/** A Redis of its own, which keeps what it holds while it is away. */
export type Redis = {
  url: string;
  /** Ends it, as an update of the machine does. */
  stop: () => Promise<void>;
  /** kill -9. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
  /** It takes connections and says nothing. */
  hang: () => void;
  goOn: () => void;
  remove: () => Promise<void>;
};

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
    socket.once('connect', () => socket.destroy());
  });

/** Starts one on a free port. */
export async function startRedis(): Promise<Redis> {
  const tool = findTool('redis-server');
  if (tool === null) throw new Error('there is no Redis here');
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const options = { bind: '127.0.0.1', port, dir: folder, appendonly: 'yes', save: '' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const run = () => keepOutput(spawn(tool.program, args, { env: tool.env, stdio: ['ignore', 'pipe', 'pipe'] }));
  let part = run();
  await until(() => listens(port));
  const stop = () => endPart(part, 'SIGTERM');
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    crash: () => endPart(part, 'SIGKILL'),
    start: async () => {
      part = run();
      await until(() => listens(port));
    },
    hang: () => void part.process.kill('SIGSTOP'),
    goOn: () => void part.process.kill('SIGCONT'),
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
