import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { FixedAnswer } from './fixed-answer';
import type { Peer } from './peer';

const readySchema = z.object({ origin: z.string() });

/** Starts a bare Fastify that sends these answers. */
export async function startFastify(answers: readonly FixedAnswer[]): Promise<Peer> {
  const child = fork(join(import.meta.dirname, 'bare-fastify.mjs'), {
    // Without tsx: it is to be as small as it can be.
    execArgv: [],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  child.send(answers.map(({ path, headers, bytes }) => ({ path, headers, body: bytes.toString('base64') })));
  const [message]: unknown[] = await once(child, 'message');
  const { origin } = readySchema.parse(message);
  return { name: 'bare Fastify', origin, pid: child.pid ?? 0, stop: async () => void child.disconnect() };
}
