import { createClient } from '@redis/client';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { places, proxyArgs, proxyEnvironment } from '../support/places';
import { endPart, freePort, startPart, untilAnswers, type Part } from '../support/processes';
import { startRedis, type Redis } from '../support/redis';
import { addAdmin } from '../support/second-admin';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { WireClient } from '../support/wire-client';

const keptSchema = z.looseObject({ endsAt: z.number(), person: z.looseObject({ checkedAt: z.string() }) });

let redis: Redis;
let stack: Stack;
/** A proxy of another machine: it shares nothing but the CMS and Redis. */
let other: { origin: string; part: Part; dataDir: string };
beforeAll(async () => {
  redis = await startRedis();
  stack = await startStack();
  const settings = { REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1' };
  await stack.restartProxy(settings);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'machine-'));
  const environment = proxyEnvironment(dataDir, port, Number(new URL(stack.cmsUrl).port));
  const part = startPart(proxyArgs, places.root, { ...environment, ...settings });
  other = { origin: `http://127.0.0.1:${port}`, part, dataDir };
  await untilAnswers(`${other.origin}/readyz`, 200, part);
});
afterAll(async () => {
  if (other !== undefined) {
    await endPart(other.part, 'SIGTERM');
    await rm(other.dataDir, { recursive: true, force: true });
  }
  await stack?.stop();
  await redis?.remove();
});

const clients = (): [WireClient, WireClient] => [new WireClient(stack.origin), new WireClient(other.origin)];
const share = (from: WireClient, to: WireClient) => {
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
};
const whoIsIn = async (client: WireClient) => (await client.get('/api/auth.php')).json;
let machines = 0;
function guess(client: WireClient, email: string, password: string) {
  machines += 1;
  return client.post(
    '/api/auth.php',
    { action: 'login', email, password },
    { 'x-forwarded-for': `10.0.1.${machines}` },
  );
}

describe('machines that share a Redis', () => {
  it('F10: guesses through two machines are judged ten times in all', async () => {
    await addAdmin(stack.cmsUrl, 'owner');
    const [here, there] = clients();
    const names = ['owner', 'OWNER ', 'owner@example.com'];
    const guesses = Array.from({ length: 60 }, (_, turn) =>
      guess(turn % 2 ? here : there, names[turn % 3] ?? '', `guess ${turn}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect([401, 429, 503]).toEqual(expect.arrayContaining(statuses));
    const judged = statuses.filter((status) => status === 401).length;
    expect([judged <= 10, judged > 5]).toEqual([true, true]);
  });

  it('C3: a session of one machine is one of the other; a logout ends it in both', async () => {
    const [here, there] = clients();
    expect((await here.signIn(stack.admin)).status).toBe(200);
    share(here, there);
    expect(await whoIsIn(there)).toMatchObject({ authenticated: true, user: { username: stack.admin.username } });
    await there.post('/api/auth.php', { action: 'logout' });
    expect(await whoIsIn(here)).toMatchObject({ authenticated: false });
  });

  it('C2: a session ends when it was to, although a change of the accounts has it kept anew', async () => {
    const client = await createClient({ url: redis.url }).connect();
    onTestFinished(() => client.close());
    const keys = async () => {
      const all = await client.keys('apoti:session:*');
      const texts = await Promise.all(all.map((one) => client.get(one)));
      return all.filter((_, index) => texts[index] !== 'ended');
    };
    const [here, before] = [clients()[0], await keys()];
    expect((await here.signIn(stack.admin)).status).toBe(200);
    const [key = ''] = (await keys()).filter((one) => !before.includes(one));
    const kept = async () => keptSchema.parse(JSON.parse((await client.get(key)) ?? ''));
    const first = await kept();
    await addAdmin(stack.cmsUrl, 'newcomer');
    await until(async () => {
      expect(await whoIsIn(here)).toMatchObject({ authenticated: true });
      return (await kept()).person.checkedAt !== first.person.checkedAt;
    });
    expect((await kept()).endsAt).toBe(first.endsAt);
    // As if its time were over.
    await client.set(key, JSON.stringify({ ...(await kept()), endsAt: Date.now() - 1 }));
    expect(await whoIsIn(here)).toMatchObject({ authenticated: false });
  });

  it('F10: whoever signs out without a session leaves nothing in Redis', async () => {
    const client = await createClient({ url: redis.url }).connect();
    onTestFinished(() => client.close());
    const keys = async () => (await client.keys('apoti:session:*')).toSorted();
    const before = await keys();
    for (const stranger of clients()) {
      expect((await stranger.post('/api/auth.php', { action: 'logout' })).status).toBe(200);
    }
    expect(await keys()).toEqual(before);
  });

  it('C12: the newsletter’s limit is one for both machines, and goes on in each while Redis is away', async () => {
    const [here, there] = clients();
    const from = { 'x-forwarded-for': '10.0.2.1' };
    const join = async (client: WireClient, turn: number) => {
      const body = { name: 'Ada', email: `ada-${turn}@example.com` };
      return (await client.post('/api/newsletter.php', body, from)).status;
    };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429) statuses.push(await join(statuses.length % 2 ? here : there, statuses.length));
    expect([await join(here, 100), await join(there, 101)]).toEqual([429, 429]);
    await redis.stop();
    onTestFinished(() => redis.start());
    expect([200, 201]).toContain(await join(here, 102));
  });

  it.each([
    ['is away', () => redis.stop(), () => redis.start()],
    ['says nothing', async () => redis.hang(), async () => redis.goOn()],
  ])(
    'C2: while Redis %s pages are served, nobody is signed in or out, and both go on afterwards',
    async (_, end, begin) => {
      const [here, stranger] = [new WireClient(stack.origin), new WireClient(stack.origin)];
      await until(async () => (await here.signIn(stack.admin)).status === 200);
      await end();
      let isBack = false;
      onTestFinished(async () => void (isBack || (await begin())));
      expect((await stranger.get('/')).status).toBe(200);
      expect((await stranger.get('/api/content.php')).status).toBe(200);
      expect(await stranger.signIn(stack.admin)).toMatchObject({ status: 503, json: { code: 'unavailable' } });
      expect((await here.get('/api/auth.php')).status).toBe(503);
      expect(here.cookies.size).toBeGreaterThan(0);
      await begin();
      isBack = true;
      await until(async () => JSON.stringify(await whoIsIn(here)).includes('"authenticated":true'));
      await until(async () => (await stranger.signIn(stack.admin)).status === 200);
    },
  );
});
