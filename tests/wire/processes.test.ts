import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf, connectionTo } from '../support/proxy-processes';
import { addAdmin } from '../support/second-admin';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { WireClient } from '../support/wire-client';

/** Two processes; every guess can come from another address, as from many machines. */
const TWO = { PROXY_PROCESSES: '2', TRUST_PROXY: '127.0.0.1' };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.restartProxy(TWO);
});
afterAll(() => stack.stop());

const workers = () => until(async () => both(await childrenOf(stack.pids.proxy)));
const both = (pids: number[]): [number, number] | null => {
  const [one, other] = pids;
  return one !== undefined && other !== undefined ? [one, other] : null;
};

/** A client of each process. */
async function clients(): Promise<[WireClient, WireClient]> {
  const [one, other] = await workers();
  return [
    new WireClient(stack.origin, await connectionTo(stack.origin, one)),
    new WireClient(stack.origin, await connectionTo(stack.origin, other)),
  ];
}

/** Takes over who is signed in. */
function share(from: WireClient, to: WireClient): void {
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
}
const isSignedIn = async (client: WireClient) => (await client.get('/api/auth.php')).json;

type Asked = { statuses: number[]; failures: unknown[]; stop: () => Promise<void> };

/**
 * Asks for pages and calls over connections that stay, without a rest, until told to stop, or until nobody is let in any more: who
 * `comesBack` then tries again, for the one process may have had all the connections.
 */
function askAll(count: number, { comesBack }: { comesBack: boolean }): Asked {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const statuses: number[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  /** False: nothing was asked, since the connection was never there. */
  const ask = (path: string) =>
    new Promise<boolean>((resolve) => {
      const sent = get(`${stack.origin}${path}`, { agent }, (answer) => {
        statuses.push(answer.statusCode ?? 0);
        text(answer).then(
          () => resolve(true),
          (error: unknown) => resolve(failures.push(error) > 0),
        );
      });
      sent.on('error', (error) => resolve(sent.reusedSocket && failures.push(error) > 0));
    });
  const client = async (_: unknown, index: number) => {
    while (!isOver && ((await ask(index % 2 ? '/' : '/api/content.php')) || comesBack)) continue;
  };
  const all = Promise.all(Array.from({ length: count }, client));
  const stop = async () => {
    isOver = true;
    await all;
    agent.destroy();
  };
  return { statuses, failures, stop };
}

describe('a public origin of two processes', () => {
  it('F10: guesses over connections to both are judged ten times in all', async () => {
    await addAdmin(stack.cmsUrl, 'owner');
    const each = await clients();
    const names = ['owner', 'OWNER', 'owner@example.com'];
    const guesses = Array.from({ length: 60 }, (_, turn) => {
      const body = { action: 'login', email: names[turn % 3], password: `guess ${turn}` };
      return each[turn % 2]!.post('/api/auth.php', body, { 'x-forwarded-for': `10.0.0.${turn}` });
    });
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    // 503: the CMS had no time to judge it.
    expect([401, 429, 503]).toEqual(expect.arrayContaining(statuses));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(5);
  });

  it('C5: an edit through one is on the pages and in the calls of the other', async () => {
    const [one, other] = await clients();
    await one.signIn(stack.admin);
    const content = await one.content();
    content.heroSlides[0]!.title = 'Edited through one of two';
    expect((await one.post('/api/content.php', content)).status).toBe(200);
    await until(async () => (await other.content()).heroSlides[0]?.title === 'Edited through one of two');
    await until(async () => (await other.get('/')).text.includes('Edited through one of two'));
  });

  it('C3: a sign-in holds in both, a logout in one ends it in both', async () => {
    const [one, other] = await clients();
    await one.signIn(stack.admin);
    share(one, other);
    expect(await isSignedIn(other)).toMatchObject({ authenticated: true });
    await one.post('/api/auth.php', { action: 'logout' });
    expect(await isSignedIn(other)).toMatchObject({ authenticated: false });
  });

  it('A19: a new password ends the other sessions in both processes, and keeps the one that set it', async () => {
    const person = await addAdmin(stack.cmsUrl, 'changer');
    const signIn = { username: 'changer', password: person.password };
    const [[one, other], [second, secondElsewhere]] = [await clients(), await clients()];
    await one.signIn(signIn);
    await second.signIn(signIn);
    share(second, secondElsewhere);
    const change = {
      currentPassword: person.password,
      newPassword: 'Another-Horse-7',
      confirmPassword: 'Another-Horse-7',
    };
    expect((await one.post('/api/password', change)).status).toBe(200);
    await until(async () => JSON.stringify(await isSignedIn(secondElsewhere)).includes('"authenticated":false'));
    share(one, other);
    expect(await isSignedIn(other)).toMatchObject({ authenticated: true });
  });

  it('F5: a process that is killed under load takes only its own connections with it, and is replaced', async () => {
    const [killed, left] = await workers();
    const connection = await connectionTo(stack.origin, left);
    const load = askAll(16, { comesBack: true });
    await until(() => load.statuses.length > 200);
    let asked = 0;
    const isReplaced = async () => {
      const pids = await childrenOf(stack.pids.proxy);
      return pids.length === 2 && !pids.includes(killed);
    };
    process.kill(killed, 'SIGKILL');
    while (asked < 200 || !(await isReplaced())) {
      const { statusCode, body } = await connection.request({ path: '/', method: 'GET' });
      await body.dump();
      expect(statusCode).toBe(200);
      asked += 1;
    }
    await connection.close();
    const before = load.statuses.length;
    await until(() => load.statuses.length > before + 200);
    await load.stop();
    // What was under way in it, once for each connection.
    expect(load.failures.length).toBeLessThanOrEqual(16);
    expect(new Set(load.statuses)).toEqual(new Set([200]));
    const [, fresh] = (await workers()).sort((one, other) => Number(one !== left) - Number(other !== left));
    const again = await connectionTo(stack.origin, fresh);
    const { statusCode, body } = await again.request({ path: '/', method: 'GET' });
    await body.dump();
    expect(statusCode).toBe(200);
    await again.close();
  });

  it('F5: connections that come while a process hangs, and is killed for it, are answered by another', async () => {
    const [hanging] = await workers();
    process.kill(hanging, 'SIGSTOP');
    const statuses: number[] = [];
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        const sent = get(`${stack.origin}/`, { agent: false }, (answer) => {
          statuses.push(answer.resume().statusCode ?? 0);
          resolve();
        });
        sent.on('error', reject);
      });
    const all = Promise.all(Array.from({ length: 20 }, ask));
    // The one that hangs had time to be given one of them.
    await until(() => statuses.length >= 19);
    process.kill(hanging, 'SIGKILL');
    await all;
    expect(new Set(statuses)).toEqual(new Set([200]));
    await until(async () => !(await childrenOf(stack.pids.proxy)).includes(hanging));
    await workers();
  });

  it('F5: SIGTERM under load loses no request that was sent on an open connection', async () => {
    const load = askAll(16, { comesBack: false });
    await until(() => load.statuses.length > 500);
    await stack.restartProxy(TWO);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(new Set(load.statuses)).toEqual(new Set([200]));
  });

  it('F5: one process that is told twice to end, as by systemd and by who started it, ends as well', async () => {
    await stack.restartProxy({ PROXY_PROCESSES: '1' });
    const load = askAll(16, { comesBack: false });
    await until(() => load.statuses.length > 500);
    process.kill(stack.pids.proxy, 'SIGTERM');
    await stack.restartProxy(TWO);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(new Set(load.statuses)).toEqual(new Set([200]));
  });

  it('F5: what ends a whole group of processes at once is a good end, too', async () => {
    const load = askAll(16, { comesBack: false });
    await until(() => load.statuses.length > 500);
    for (const pid of await workers()) process.kill(pid, 'SIGTERM');
    await stack.restartProxy(TWO);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(new Set(load.statuses)).toEqual(new Set([200]));
  });
});
