import fc from 'fast-check';
import type { Stack } from '../../support/stack';
import { SAYS_SO_MS, WireClient, type WireAnswer } from '../../support/wire-client';
import type { Found, Task } from '../section';
import { kitFinds } from './kit';
import type { MemoryWatch } from './memory';
import { pageShots } from './page-shots';
import { errorsIn } from './proxy-errors';
import type { Shot } from './shot';
import { everySlowness, slowClients } from './slow-clients';
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

/** What somebody else gets meanwhile, each time from another machine: pages, what is read, a form, and an admin is let in. */
function visits(stack: Stack): () => Promise<string | null> {
  let count = 0;
  return async () => {
    count += 1;
    const visitor = new WireClient(stack.origin, undefined, { 'x-forwarded-for': `10.6.0.${count}` }).within(
      SAYS_SO_MS,
    );
    const form = { name: 'Ada Example', email: 'reader@example.com' };
    const asked: readonly (readonly [string, () => Promise<WireAnswer>])[] = [
      ...['/', '/faq', '/api/content.php', '/api/auth.php'].map((path) => [path, () => visitor.get(path)] as const),
      ['the form', () => visitor.post('/api/newsletter.php', form)],
      ['the sign-in', () => visitor.signIn(stack.admin)],
    ];
    for (const [what, ask] of asked) {
      const answer = await ask().catch((error: unknown) => String(error));
      if (typeof answer === 'string') return `${what}: ${answer}`;
      if (answer.status !== 200) return `${what}: a ${answer.status}`;
    }
    return null;
  };
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
  const violations = [...kept, ...(slow ? await slowClients(port, everySlowness, visits(stack)) : [])];
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
