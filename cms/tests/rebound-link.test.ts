import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { InnerAddress, publicLookup, type Resolver } from '../src/content-health/public-address';
import { tryLink } from '../src/content-health/try-link';

/** Stands for a public address, and for one of a machine beside this one. */
const [OUTSIDE, INSIDE] = ['127.0.0.1', '127.0.0.2'] as const;
const isAllowed = (ip: string) => ip !== INSIDE;

const v4 = (address: string): LookupAddress => ({ address, family: 4 });

let servers: Server[];
let port = 0;
const asked: string[] = [];

/** A server that notes what it is asked. It knows no HEAD, so that a link of its is looked up for GET anew. */
function listen(host: string, at: number): Promise<Server> {
  const server = createServer(({ method, url }, response) => {
    asked.push(`${host} ${method} ${url}`);
    if (url === '/on') response.writeHead(302, { location: '/here' }).end();
    else response.writeHead(method === 'HEAD' ? 405 : 200).end();
  });
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(at, host, () => {
      resolve(server);
    }),
  );
}

beforeAll(async () => {
  const outside = await listen(OUTSIDE, 0);
  ({ port } = outside.address() as AddressInfo);
  servers = [outside, await listen(INSIDE, port)];
});
beforeEach(() => asked.splice(0));
afterAll(() => {
  for (const server of servers) server.close();
});

/** A resolver that gives these answers one after the other, and the last one from then on. */
function answering(...answers: readonly (readonly LookupAddress[])[]): { resolve: Resolver; questions: string[] } {
  const questions: string[] = [];
  const resolve: Resolver = (host, _options, done) => {
    const answer = answers[Math.min(questions.length, answers.length - 1)] ?? [];
    questions.push(host);
    process.nextTick(done, null, [...answer]);
  };
  return { resolve, questions };
}

const attempt = (path: string, resolve: Resolver) =>
  tryLink(`http://rebound.example:${port}${path}`, AbortSignal.timeout(20_000), {
    ...{ isAllowed, ports: [String(port)], patienceMs: 5_000, resolve },
  });
const refused = { is: 'dead', text: 'leads into a network that visitors cannot reach' };

/** What a connection is told. */
const told = (resolve: Resolver, all: boolean) =>
  new Promise((tell) => {
    publicLookup(undefined, resolve)('mixed.example', { all }, (error, address) => tell(error ?? address));
  });

describe('A3: a host whose name leads to a public address and into a network of our own', () => {
  it.each([
    ['first', '10.0.0.1', '93.184.216.34'],
    ['last', '93.184.216.34', '10.0.0.1'],
    ['as IPv6', '93.184.216.34', '::ffff:7f00:1'],
    ['as any address', '93.184.216.34', '0.0.0.0'],
  ])('is not connected to when one answer names both, the inner one %s', async (_, ...addresses) => {
    const { resolve } = answering(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    for (const all of [true, false]) expect(await told(resolve, all)).toBeInstanceOf(InnerAddress);
    const mixed = answering([v4(OUTSIDE), v4(INSIDE)]);
    expect(await attempt('/', mixed.resolve)).toEqual(refused);
    expect(asked).toEqual([]);
  });

  it.each([
    ['asked once more', '/', `${OUTSIDE} HEAD /`],
    ['sent on to itself', '/on', `${OUTSIDE} HEAD /on`],
  ])('is not followed when it names the inner one the second time, as it is %s', async (_, path, seen) => {
    const { resolve, questions } = answering([v4(OUTSIDE)], [v4(INSIDE)]);
    expect(await attempt(path, resolve)).toEqual(refused);
    expect(asked).toEqual([seen]);
    expect(questions).toHaveLength(2);
  });

  it('is reached at the address that was looked at: between that and the connection nobody is asked again', async () => {
    const { resolve, questions } = answering([v4(OUTSIDE)]);
    expect(await attempt('/', resolve)).toEqual({ is: 'there' });
    expect(asked).toEqual([`${OUTSIDE} HEAD /`, `${OUTSIDE} GET /`]);
    expect(questions).toHaveLength(asked.length);
  });
});
