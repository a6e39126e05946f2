import fc from 'fast-check';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Found, Task } from '../section';
import { kitFinds } from './kit';
import type { MemoryWatch } from './memory';
import { pageShots } from './page-shots';
import { errorsIn } from './proxy-errors';
import type { Shot } from './shot';
import { slowClients } from './slow-clients';
import { judgeRaw, rawShots, sendRaw } from './sockets';
import { Tidying } from './tidy';
import { Gunner } from './volley';
import { wireShots } from './wire-shots';
import { furnish, lookAround, type World } from './world';

/** Requests between two looks at the processes and their logs. */
const VOLLEY = 400;
/** Of these, so many go past every client, as bytes. */
const RAW = 20;
/** Volleys between two cleanings. */
const TIDY_AFTER = 5;
/** Below so many requests neither part has become warm, and its memory says nothing. */
const JUDGED_FROM = 20_000;
const MOST_DRIFT = 5;
const SLOW_CLIENTS = 100;
/** Longer than any client may take for the head of a request, in seconds. */
const PATIENCE = 30;

/** What the proxy is told besides: to believe the addresses that the fuzz makes up, to log faults only, and to leave the world alone. */
export const fuzzSettings = { TRUST_PROXY: '1', LOG_LEVEL: 'warn', SERVICES_URL: 'http://127.0.0.1:9' };

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The shots of one volley. */
function shotsOf(world: World, count: number, seed: number): Shot[] {
  const shot = fc.oneof({ weight: 3, arbitrary: wireShots(world) }, { weight: 1, arbitrary: pageShots });
  return fc.sample(shot, { numRuns: count, seed });
}

async function raw(port: number, count: number, seed: number): Promise<string[]> {
  const texts = fc.sample(rawShots, { numRuns: count, seed });
  const answers = await Promise.all(texts.map((text) => sendRaw(port, text).catch((error: unknown) => String(error))));
  return answers.flatMap((answer, at) => {
    const wrong = judgeRaw(answer);
    return wrong === null
      ? []
      : [`${wrong}: bytes ${JSON.stringify(texts[at]?.slice(0, 400))} → ${answer.slice(0, 300)}`];
  });
}

async function slowly(stack: Stack, port: number): Promise<string[]> {
  const { wrong, seconds } = await slowClients(port, SLOW_CLIENTS, async () => {
    const { status } = await new WireClient(stack.origin).get('/api/auth.php');
    return status === 200 ? null : `a ${status} beside ${SLOW_CLIENTS} slow clients`;
  });
  return [wrong, seconds > PATIENCE ? `slow clients were let in for ${seconds.toFixed(0)} s` : null].filter(
    (one) => one !== null,
  );
}

/**
 * Fires at a product that runs with {@link fuzzSettings} until enough was tried; `slow`: with clients that never finish, too; `memory`: with
 * a look at the memory of both parts after each volley, which were started with its settings. The compatibility kit runs before and after.
 */
export async function fuzz(
  stack: Stack,
  { tries, seed, say, signal }: Task,
  { slow, memory }: { slow: boolean; memory?: MemoryWatch },
): Promise<Found> {
  const admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  await furnish(admin);
  const kept = await kitFinds(stack, 'before');
  const tidying = new Tidying(admin);
  await tidying.begin();
  let world = await lookAround(admin);
  const gunner = new Gunner(stack.origin, admin, stack.admin);
  const { pids } = stack;
  const port = Number(new URL(stack.origin).port);
  const statuses: Record<number, number> = {};
  const violations = [...kept, ...(slow ? await slowly(stack, port) : [])];
  const told = new Set<string>();
  let done = 0;
  for (let volley = 0; done < tries && !signal.aborted; volley += 1) {
    const count = Math.min(VOLLEY, tries - done);
    const bytes = Math.min(RAW, count);
    const from = seed + volley;
    const shots = shotsOf(world, count - bytes, from);
    const [fired, broken] = await Promise.all([gunner.fire(shots), raw(port, bytes, from)]);
    const logged = errorsIn(stack.proxyLog).filter((line) => !told.has(line));
    const found = [...fired.violations, ...broken, ...logged];
    for (const line of found) told.add(line);
    for (const [name, pid] of Object.entries(pids)) if (!isAlive(pid)) found.push(`the ${name} has ended`);
    violations.push(...found.map((text) => `volley ${from}: ${text}`));
    for (const [status, times] of Object.entries(fired.statuses))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + times;
    done += fired.sent + bytes;
    await memory?.look(pids);
    if (!isAlive(pids.proxy) || !isAlive(pids.cms)) break;
    if (volley % TIDY_AFTER === TIDY_AFTER - 1) {
      await tidying.tidy();
      world = await lookAround(admin);
      say(`${done} requests, ${violations.length} violations`);
    }
  }
  await gunner.close();
  if (isAlive(pids.proxy) && isAlive(pids.cms)) {
    await tidying.tidy();
    await furnish(admin);
    violations.push(...(await kitFinds(stack, 'after')));
  }
  const figures = memory?.figures() ?? {};
  for (const [name, value] of Object.entries(figures)) {
    const isTooMuch = name.endsWith('drift %') && value >= MOST_DRIFT;
    if (done >= JUDGED_FROM && isTooMuch) violations.push(`memory grew: ${name} is ${value}`);
  }
  const share = (from: number) =>
    Object.entries(statuses).reduce(
      (all, [status, times]) => (Math.floor(Number(status) / 100) === from ? all + times : all),
      0,
    );
  return {
    tries: done,
    violations,
    figures: { ...figures, '2xx': share(2), '4xx': share(4), '503': statuses[503] ?? 0 },
  };
}
