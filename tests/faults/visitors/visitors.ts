import { Agent, get, type ClientRequest } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** What a visitor asks for: a path, and with which cookie. */
export type Address = { path: string; cookie?: string };

/** What visits have found: how long each one took, in ms and in order, and what was wrong, one sentence each. */
export type Visits = { times: number[]; failures: string[] };

/** Who asks how often: so many at a time, all together so many a second. */
export type Crowd = {
  origin: string;
  addresses: readonly Address[];
  clients: number;
  perSecond: number;
  /** Whoever is not let in goes home, and nothing was wrong with that: the site is being stopped. */
  leaves?: boolean;
};

/** A request takes no longer; what hangs is a failure and not the end of the run. In ms. */
const LONGEST_MS = 10_000;

/** A connection that was never let in: nothing was asked on it. */
export class NotLetIn extends Error {}

/** A new connection that is refused, or reset before anything came of it, was in the line before the door. */
function isLetIn(sent: ClientRequest, error: Error): boolean {
  const code = 'code' in error ? error.code : undefined;
  return !(code === 'ECONNREFUSED' || (code === 'ECONNRESET' && !sent.reusedSocket));
}

/** Asks once and reads all of the answer. Gives its status. @throws NotLetIn, or what happened on an open connection. */
export function visit(origin: string, { path, cookie }: Address, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(cookie === undefined ? {} : { cookie }) };
    const sent = get(origin + path, { agent, headers, timeout: LONGEST_MS }, (answer) => {
      answer.once('error', reject).once('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${LONGEST_MS / 1000} s`)));
    sent.once('error', (error) => reject(isLetIn(sent, error) ? error : new NotLetIn(error.message)));
  });
}

/** Asks once. Gives what was wrong, and whether the door was closed. */
async function ask(crowd: Crowd, address: Address, agent: Agent): Promise<{ failure: string | null; isShut: boolean }> {
  try {
    const status = await visit(crowd.origin, address, agent);
    return { failure: status === 200 ? null : `${address.path} got ${status}`, isShut: false };
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    return { failure: `${address.path} failed: ${told}`, isShut: error instanceof NotLetIn };
  }
}

/**
 * Lets people visit over connections that they keep, `count` times in all, or until the site is shut. Every answer has to be a
 * 200.
 */
export async function letVisit(crowd: Crowd, count: number): Promise<Visits> {
  const { addresses, clients, perSecond, leaves = false } = crowd;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const found: Visits = { times: [], failures: [] };
  const heldUp = monitorEventLoopDelay({ resolution: 5 });
  heldUp.enable();
  const begin = performance.now();
  let next = 0;
  const client = async () => {
    while (next < count) {
      const turn = next++;
      const due = begin + (turn * 1000) / perSecond - performance.now();
      if (due > 0) await pause(due);
      const address = addresses[turn % addresses.length];
      if (address === undefined) throw new Error('There is nothing to visit');
      const sent = performance.now();
      const { failure, isShut } = await ask(crowd, address, agent);
      if (isShut && leaves) return;
      found.times.push(performance.now() - sent);
      // A visitor that was held up itself may be to blame.
      if (failure !== null)
        found.failures.push(`${failure}; the visitors were held up for ${Math.round(heldUp.max / 1e6)} ms at most`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  heldUp.disable();
  agent.destroy();
  return found;
}
