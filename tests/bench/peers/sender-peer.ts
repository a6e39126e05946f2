import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { FixedAnswer } from './fixed-answer';
import type { Peer } from './peer';

const readySchema = z.object({ origin: z.string() });

/** Servers that only send bytes which they are given. */
const programs = { 'bare Fastify': 'bare-fastify.mjs', 'bare Node': 'bare-node.mjs' };

/** Starts a server with nothing around it that sends these answers. */
export async function startSender(name: keyof typeof programs, answers: readonly FixedAnswer[]): Promise<Peer> {
  const child = fork(join(import.meta.dirname, programs[name]), {
    // Without tsx: it is to be as small as it can be.
    execArgv: [],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  child.send(answers.map(({ path, headers, bytes }) => ({ path, headers, body: bytes.toString('base64') })));
  const [message]: unknown[] = await once(child, 'message');
  const { origin } = readySchema.parse(message);
  // A signal from the terminal reaches it too: it may have ended already.
  const stop = async () => {
    if (child.connected) child.disconnect();
  };
  return { name, origin, pid: child.pid ?? 0, stop };
}
